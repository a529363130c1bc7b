import type { Question } from './client.ts'

/** What people do, as a question that can be asked over and over. */
export interface Job {
  name: string
  /** How many different questions there are. */
  supply: number
  /** Question n, from 0 on, another one for each n. */
  ask(n: number): Question
  /** Throws unless this is the right answer to question n. */
  check(answer: unknown, n: number): void
}

/** The same question each time, once it has been asked. */
export function repeated(job: Job): Job {
  return {
    ...job,
    supply: Infinity,
    ask: () => job.ask(0),
    check: (answer) => job.check(answer, 0),
  }
}

/** Its questions from one number up to another one. */
export function partOf(job: Job, from: number, to: number): Job {
  return {
    ...job,
    supply: to - from,
    ask: (n) => job.ask(from + n),
    check: (answer, n) => job.check(answer, from + n),
  }
}

/** Its questions over and over, each time by another address: the store works on each anew. */
export function anew(job: Job): Job {
  return {
    ...job,
    supply: Infinity,
    ask(n) {
      const question = job.ask(n % job.supply)
      return { ...question, path: `${question.path}&again=${n}` }
    },
    check: (answer, n) => job.check(answer, n % job.supply),
  }
}

/** The row of that number: there must be one. */
export function at<Row>(rows: readonly Row[], n: number): Row {
  const row = rows[n]
  if (row === undefined) throw new Error(`There is no question ${n}.`)
  return row
}

/** Throws with what was expected unless both are the same, told as JSON. */
export function same(what: string, expected: unknown, actual: unknown): void {
  const [wanted, got] = [JSON.stringify(expected), JSON.stringify(actual)]
  if (wanted !== got) throw new Error(`${what}: ${got} instead of ${wanted}`)
}
