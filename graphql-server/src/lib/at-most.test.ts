import { expect, it } from 'vitest'
import { atMost } from './at-most.ts'

it('runs so much at once, the rest in its order, and goes on after a failure', async () => {
  const inTurn = atMost(2)
  const started: number[] = []
  const finish = new Map<number, (failed: boolean) => void>()
  const work = (n: number) =>
    inTurn(() => {
      started.push(n)
      return new Promise<number>((resolve, reject) => {
        finish.set(n, (failed) => (failed ? reject(new Error('failed')) : resolve(n)))
      })
    })
  const all = [1, 2, 3, 4].map(work)
  expect(started).toEqual([1, 2])
  finish.get(2)?.(true)
  await expect(all[1]).rejects.toThrow('failed')
  expect(started).toEqual([1, 2, 3])
  finish.get(1)?.(false)
  expect(await all[0]).toBe(1)
  expect(started).toEqual([1, 2, 3, 4])
})
