import { expect, it } from 'vitest'
import { createOrder } from './in-order.ts'

it('tasks with the same key run one after the other, also after one has failed', async () => {
  const inOrder = createOrder()
  const log: string[] = []
  const task = (name: string, turns: number) => async () => {
    log.push(`${name} begins`)
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    log.push(`${name} ends`)
    if (name === 'first') throw new Error('first fails')
    return name
  }
  const results = await Promise.allSettled([
    inOrder('asha', task('first', 9)),
    inOrder('asha', task('second', 0)),
    inOrder('ravi', task('other', 0)),
  ])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'))
  expect(log.indexOf('other begins')).toBeLessThan(log.indexOf('first ends'))
})
