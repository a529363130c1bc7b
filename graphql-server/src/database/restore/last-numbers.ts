import type { mongo } from 'mongoose'
import { z } from 'zod'
import { financialYear, isSeries, listSeries } from '../../domains/order/document/series.ts'
import { readDocuments } from '../dump/dump-documents.ts'
import type { Manifest } from '../dump/dump-manifest.ts'

/** The last number of each series, such as 'T26-27', and the last bag number of the day under BAG. */
export type LastNumbers = ReadonlyMap<string, number>

export const COUNTERS = 'invoiceCounters'
export const BAG = 'BAG'
const MAX_BAG = 99
const MAX_NUMBER = 999_999

const counterSchema = z.object({ _id: z.string(), last: z.coerce.number().int() })

/** Reads the last numbers of the documents in a dump. */
export async function readDumpedNumbers(folder: string, manifest: Manifest): Promise<LastNumbers> {
  if (!manifest.collections.some(({ name }) => name === COUNTERS)) return new Map()
  return toNumbers(readDocuments(folder, COUNTERS))
}

/** Reads the last numbers of the documents in a database, or of those in its collection with another name. */
export function readOwnNumbers(db: mongo.Db, collection = COUNTERS): Promise<LastNumbers> {
  return toNumbers(db.collection(collection).find())
}

async function toNumbers(counters: AsyncIterable<unknown>): Promise<LastNumbers> {
  const numbers = new Map<string, number>()
  for await (const counter of counters) {
    const { _id, last } = counterSchema.parse(counter)
    numbers.set(_id, last)
  }
  return numbers
}

/** Writes numbers as an operator types them: 'CN26-27=4 T26-27=123'. */
export function writeNumbers(numbers: LastNumbers): string {
  return [...numbers].map(([series, last]) => `${series}=${last}`).join(' ')
}

/** Leaves out the series of earlier financial years, whose documents get no more numbers. */
export function keepOpenSeries(numbers: LastNumbers, now: Date): LastNumbers {
  const open = listSeries(financialYear(now))
  return new Map([...numbers].filter(([series]) => open.includes(series)).sort())
}

/**
 * Reads the last numbers that were given, such as 'T26-27=140 CN26-27=5 BAG=17'. Throws for anything else, for a number
 * below the dump's, and if a series of this financial year is left out.
 */
export function parseLastNumbers(text: string, dumped: LastNumbers, now = new Date()): LastNumbers {
  const given = new Map<string, number>()
  for (const part of text.split(/[\s,]+/).filter((each) => each !== '')) {
    const { series, last } = parsePart(part)
    if (given.has(series)) throw new Error(`--last-numbers has ${series} more than once.`)
    const before = dumped.get(series) ?? 0
    if (last < before) {
      throw new Error(`${part} is too low: the last number of ${series} in the dump is ${before}.`)
    }
    given.set(series, last)
  }
  for (const [series, last] of keepOpenSeries(dumped, now)) {
    if (!given.has(series)) {
      throw new Error(
        `--last-numbers must contain ${series} too. Its last number in the dump is ${last}.`,
      )
    }
  }
  return given
}

function parsePart(part: string): { series: string; last: number } {
  const [, series = '', digits = ''] = /^([A-Z0-9-]+)=(\d{1,6})$/.exec(part) ?? []
  const last = Number(digits)
  const max = series === BAG ? MAX_BAG : MAX_NUMBER
  if ((isSeries(series) || series === BAG) && last <= max) return { series, last }
  throw new Error(
    `${part} is not valid in --last-numbers. Write SERIES=NUMBER, such as T26-27=123 for T26-27/000123, or BAG=17.`,
  )
}
