import { expect, it } from 'vitest'
import { bypassCache, slice, type Job } from './job.ts'

const job: Job = {
  name: 'count',
  supply: 10,
  ask: (n) => ({ method: 'GET', path: `/?variables=%7B%22n%22%3A${n}%7D`, headers: {} }),
  check(answer, n) {
    if (answer !== n) throw new Error(`${n} is wrong`)
  },
}

it('slicing a job gives parts without common requests', () => {
  const part = slice(job, 4, 10)
  expect(part.supply).toBe(6)
  expect(part.ask(0).path).toBe('/?variables=%7B%22n%22%3A4%7D')
  expect(() => part.check(4, 0)).not.toThrow()
  expect(() => part.check(0, 0)).toThrow('4 is wrong')
})

it('bypassing the cache repeats the requests with another variable each time', () => {
  const again = bypassCache(slice(job, 0, 3))
  const paths = Array.from({ length: 9 }, (_, n) => again.ask(n).path)
  expect(new Set(paths).size).toBe(9)
  const variables = paths.map((path) => new URL(path, 'http://store').searchParams.get('variables'))
  expect(variables.map((json): unknown => JSON.parse(json ?? ''))).toEqual(
    paths.map((_path, n) => ({ again: n, n: n % 3 })),
  )
  expect(() => again.check(1, 7)).not.toThrow()
})
