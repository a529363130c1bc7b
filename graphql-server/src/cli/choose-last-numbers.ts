import { createInterface } from 'node:readline/promises'
import {
  keepOpenSeries,
  parseLastNumbers,
  writeNumbers,
  type LastNumbers,
} from '../database/restore/last-numbers.ts'

interface NumberChoices {
  /** The value of --last-numbers. */
  given?: string
  asDumped: boolean
  dumped: LastNumbers
  /** The last numbers in the database that is replaced. */
  own: LastNumbers
  /** Whether the shop in the dump has orders. */
  hasOrders: boolean
  /** Asks on the terminal. Missing without a terminal. */
  ask?: (question: string) => Promise<string>
  now?: Date
}

/**
 * Finds out which numbers were given after the dump was made. Returns nothing if none were, or if the database that is
 * replaced has the last numbers itself. Throws if nobody can answer.
 */
export async function chooseLastNumbers(choices: NumberChoices): Promise<LastNumbers> {
  const { given, asDumped, dumped, own, hasOrders, ask, now = new Date() } = choices
  if (given !== undefined && asDumped) {
    throw new Error('Use either --last-numbers or --numbers-as-dumped.')
  }
  if (given !== undefined) return parseLastNumbers(given, dumped, now)
  const open = keepOpenSeries(dumped, now)
  const isKnown = own.size > 0 && [...open.keys()].every((series) => own.has(series))
  if (asDumped || isKnown || !hasOrders) return new Map()
  const facts = describe(open)
  if (!ask) throw new Error(`${facts} ${HOW_TO_ANSWER}`)
  const answer = (await ask(`${facts} ${QUESTION}`)).trim()
  return answer === '' ? new Map() : parseLastNumbers(answer, dumped, now)
}

function describe(open: LastNumbers): string {
  const numbers =
    open.size > 0
      ? `The last numbers in the dump are ${writeNumbers(open)}.`
      : 'The dump has no document of this financial year.'
  return `${numbers} Customers may hold invoices with later numbers, which this database does not know.`
}

const HOW_TO_ANSWER =
  "Start the restore again with --last-numbers 'SERIES=NUMBER …' and the last numbers that were given, and with BAG=NUMBER " +
  'for the last bag of today, or with --numbers-as-dumped if none were given after the dump. Nothing was changed.'

const QUESTION =
  '\nWhich were the last ones? Type all of them in this form, and BAG=NUMBER for the last bag of today. ' +
  'Press only Enter if none were given after the dump: '

/** Asks on the terminal, if the command has one. */
export function terminalQuestion(): ((question: string) => Promise<string>) | undefined {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return undefined
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return await terminal.question(question)
    } finally {
      terminal.close()
    }
  }
}
