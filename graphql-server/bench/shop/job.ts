import type { ClientRequest } from './client.ts'

/** A user's task as a series of requests. */
export interface Job {
  name: string
  /** The number of different requests. */
  supply: number
  /** Builds request n, from 0. Different for each n. */
  ask(n: number): ClientRequest
  /** Throws unless this is the right response to request n. */
  check(answer: unknown, n: number): void
}

/** How the variables start in a URL: an object with at least one variable. */
const VARIABLES = 'variables=%7B'

/** Repeats the first request, which the response cache can answer. */
export function repeatFirst(job: Job): Job {
  return {
    ...job,
    supply: Infinity,
    ask: () => job.ask(0),
    check: (answer) => job.check(answer, 0),
  }
}

/** The requests `from` up to, but not including, `to`. */
export function slice(job: Job, from: number, to: number): Job {
  return {
    ...job,
    supply: to - from,
    ask: (n) => job.ask(from + n),
    check: (answer, n) => job.check(answer, from + n),
  }
}

/**
 * Repeats the requests with another variable each time, so that the response cache never applies. GraphQL ignores
 * variables that an operation does not declare.
 */
export function bypassCache(job: Job): Job {
  return {
    ...job,
    supply: Infinity,
    ask(n) {
      const request = job.ask(n % job.supply)
      const path = request.path.replace(VARIABLES, `$&%22again%22%3A${n}%2C`)
      return { ...request, path }
    },
    check: (answer, n) => job.check(answer, n % job.supply),
  }
}

/** Returns the row with this number, which must exist. */
export function at<Row>(rows: readonly Row[], n: number): Row {
  const row = rows[n]
  if (row === undefined) throw new Error(`There is no request ${n}.`)
  return row
}

/** Throws with the expected value unless both are equal as JSON. */
export function same(what: string, expected: unknown, actual: unknown): void {
  const [wanted, got] = [JSON.stringify(expected), JSON.stringify(actual)]
  if (wanted !== got) throw new Error(`${what}: ${got} instead of ${wanted}`)
}
