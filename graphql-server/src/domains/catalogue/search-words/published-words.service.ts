import mongoose, { Types } from 'mongoose'
import { z } from 'zod'
import { issue, parseInput, textField } from '../../../lib/input.ts'
import { userError } from '../../../lib/user-error.ts'
import { catalogueMessages } from '../messages.ts'
import { listPhrases } from '../search/lexicon/lexicon.ts'
import {
  PUBLISHED_WORDS_ID,
  type PublishedLineRecord,
  PublishedWordsDocument,
} from './published-words.model.ts'

const MAX_LINES = 1_000

const words = z.object({
  line: textField('Line', 500).refine(isLine, issue(catalogueMessages.SEARCH_WORDS_MALFORMED())),
})

/** The published words, newest first. */
export async function listPublishedWords(): Promise<PublishedLineRecord[]> {
  const found = await PublishedWordsDocument.findById(PUBLISHED_WORDS_ID).lean()
  return found?.lines.toReversed() ?? []
}

/** Returns the line, and a draft of all lines with it. Throws for a line that cannot be published. */
export async function draftWords(input: object): Promise<{ line: string; lines: string[] }> {
  const { line } = parseInput(words, input)
  const lines = await listPublishedWords()
  requireNew(line, lines)
  return { line, lines: [line, ...lines.map((published) => published.line)] }
}

/** Publishes a line of search words. Throws for a malformed or repeated line, and when there are too many. */
export async function publishWords(
  userId: Types.ObjectId,
  input: object,
): Promise<PublishedLineRecord> {
  const { line } = parseInput(words, input)
  const published = { _id: new Types.ObjectId(), line, userId, publishedAt: new Date() }
  await changeLines((lines) => {
    requireNew(line, lines)
    return [...lines, published]
  })
  return published
}

/** Removes a published line. Throws if it does not exist. */
export async function removePublishedWords(id: string): Promise<string> {
  await changeLines((lines) => {
    const others = lines.filter(({ _id }) => _id.toHexString() !== id)
    if (others.length === lines.length)
      throw userError(catalogueMessages.SEARCH_WORDS_UNKNOWN(), 'id')
    return others
  })
  return id
}

/** Replaces all lines in a transaction, so that several admins can edit them concurrently. */
function changeLines(
  change: (lines: PublishedLineRecord[]) => PublishedLineRecord[],
): Promise<unknown> {
  return mongoose.connection.transaction(async (session) => {
    const stored = await PublishedWordsDocument.findById(PUBLISHED_WORDS_ID).session(session).lean()
    await PublishedWordsDocument.updateOne(
      { _id: PUBLISHED_WORDS_ID },
      { $set: { lines: change(stored?.lines ?? []) }, $inc: { version: 1 } },
      { upsert: true, session },
    )
  })
}

function requireNew(line: string, lines: PublishedLineRecord[]): void {
  if (lines.some((published) => published.line === line))
    throw userError(catalogueMessages.SEARCH_WORDS_REPEATED(), 'line')
  if (lines.length >= MAX_LINES)
    throw userError(catalogueMessages.TOO_MANY_SEARCH_WORDS({ max: MAX_LINES }), 'line')
}

function isLine(line: string): boolean {
  try {
    listPhrases(line)
    return true
  } catch {
    return false
  }
}
