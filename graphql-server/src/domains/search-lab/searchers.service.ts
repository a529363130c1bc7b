import { z } from 'zod'
import { parseInput, textField } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { searchLabMessages } from './messages.ts'
import { Searchers } from './searchers.model.ts'

/** Queries from fewer people are never shown. */
const MIN_PEOPLE = 3
const MAX_TEXTS = 1_000

/**
 * Counts a person who has searched for the query. The third person's search deletes the hashes. If two people search at
 * the same moment, only one may be counted.
 */
export async function countSearcher(text: string, hash: string, day: Date): Promise<void> {
  const searchers = await Searchers.findOneAndUpdate(
    { text },
    { $setOnInsert: { people: 0, hashes: [], since: day } },
    { upsert: true, returnDocument: 'after' },
  ).lean()
  const { people, hashes } = searchers
  if (people >= MIN_PEOPLE || hashes.includes(hash)) return
  const isEnough = people + 1 === MIN_PEOPLE
  await Searchers.updateOne(
    { text, people },
    { $set: { people: people + 1, hashes: isEnough ? [] : [...hashes, hash] } },
  )
}

/**
 * Lists queries that at least three people have searched for, the latest first search first. Leaves out those that the
 * shop does not sell.
 */
export async function listSharedTexts(): Promise<string[]> {
  const rows = await Searchers.find({ people: MIN_PEOPLE, isUnsold: { $ne: true } })
    .sort({ since: -1 })
    .limit(MAX_TEXTS)
    .lean()
  return rows.map(({ text }) => text)
}

const unsoldFields = z.object({ text: textField('Search', 100), unsold: z.boolean() })

/** Marks a query as not sold, or takes that back. Throws for a query from fewer than three people. */
export async function setUnsold(input: unknown): Promise<void> {
  const { text, unsold } = parseInput(unsoldFields, input)
  const update = unsold ? { $set: { isUnsold: true } } : { $unset: { isUnsold: 1 } }
  const { matchedCount } = await Searchers.updateOne({ text, people: MIN_PEOPLE }, update)
  if (matchedCount === 0) throw userError(searchLabMessages.SEARCH_UNKNOWN(), 'text')
}

/** Deletes queries that were first searched for before this day, except answered ones: they do not identify anybody. */
export async function forgetSearchers(day: Date): Promise<void> {
  await Searchers.deleteMany({ since: { $lt: day }, isUnsold: { $ne: true } })
}
