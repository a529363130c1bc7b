import { expect, it } from 'vitest'
import { bypassCache, slice, type Job } from './job.ts'

const job: Job = {
  name: 'count',
  supply: 10,
  ask: (n) => ({ method: 'GET', path: `/?n=${n}`, headers: {} }),
  check(answer, n) {
    if (answer !== n) throw new Error(`${n} is wrong`)
  },
}

it('a job is split into parts without common requests', () => {
  const part = slice(job, 4, 10)
  expect(part.supply).toBe(6)
  expect(part.ask(0).path).toBe('/?n=4')
  expect(() => part.check(4, 0)).not.toThrow()
  expect(() => part.check(0, 0)).toThrow('4 is wrong')
})

it('bypassing the cache repeats the requests with a new URL each time', () => {
  const again = bypassCache(slice(job, 0, 3))
  const paths = Array.from({ length: 9 }, (_, n) => again.ask(n).path)
  expect(new Set(paths).size).toBe(9)
  expect(paths.every((path) => /^\/\?n=[0-2]&again=/.test(path))).toBe(true)
  expect(() => again.check(1, 7)).not.toThrow()
})
