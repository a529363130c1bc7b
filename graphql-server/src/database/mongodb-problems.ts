import type mongoose from 'mongoose'
import { collectCodes } from '../lib/database/collect-errors.ts'
import { isOutage } from '../lib/database/outages.ts'

/** Explanations by MongoDB error code. */
const SENTENCES = new Map<unknown, string>([
  [13, 'the user is not allowed to write. It needs the role readWrite for the database'],
  [18, 'the server rejects the user name or the password'],
  // Atlas has its own code for this.
  [8000, 'the server rejects the user name or the password'],
  [14031, "the server's disk is full"],
])

/**
 * The errors that the driver throws for a malformed connection string, by name, because it has several classes called
 * MongoParseError.
 */
const PARSE_ERRORS = ['MongoParseError', 'MongoRuntimeError', 'MongoInvalidArgumentError']

/** Converts the work's failures to errors that say what is wrong with MONGODB_URI. */
export async function explainProblems<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const sentence = describe(error)
    if (sentence === null) throw error
    throw new Error(`MONGODB_URI: ${sentence}.`, { cause: error })
  }
}

/** Throws if the server has no transactions, which only replica sets and sharded clusters have. */
export async function requireTransactions({ db }: mongoose.Connection): Promise<void> {
  const hello = await db?.admin().command({ hello: 1 })
  if (hello?.setName === undefined && hello?.msg !== 'isdbgrid') {
    throw new Error(
      'MONGODB_URI: the server has no transactions, because it is not a member of a replica set. Start mongod with --replSet and run rs.initiate() once.',
    )
  }
}

function describe(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (PARSE_ERRORS.includes(error.name)) return `it is not valid (${error.message})`
  for (const code of collectCodes(error)) {
    const sentence = SENTENCES.get(code)
    if (sentence !== undefined) return sentence
  }
  if (!isOutage(error)) return null
  return `the server cannot be reached (${error.message}). Check the address, and that MongoDB is running`
}
