import { z } from 'zod'
import { requestError } from '../../lib/errors.ts'
import { restMessages } from '../messages.ts'
import { fieldIssue } from './fields.ts'

/** The most rows in a route without pages, and how far a listing can be paged. */
const MAX_ROWS = 10_000
/** The most rows of the caller's own. Everyone can call this, so it must not take long. */
export const MAX_OWN_ROWS = 1_000

interface Connection<Node> {
  edges: { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** Loads all pages in a connection, up to `max` rows. */
export async function loadAllPages<Node>(
  load: (after: string | null) => Promise<Connection<Node>>,
  max = MAX_ROWS,
): Promise<Node[]> {
  const rows: Node[] = []
  let after: string | null = null
  do {
    const { edges, pageInfo }: Connection<Node> = await load(after)
    rows.push(...edges.map(({ node }) => node))
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null
  } while (after !== null && rows.length < max)
  return rows
}

/** The page in a category listing. Null means the default. */
export const listingPage = {
  limit: wholeFrom1To(100)
    .nullish()
    .meta({ default: 8, description: 'Page size, from 1 to 100.' })
    .transform((limit) => limit ?? 8),
  page: wholeFrom1To(MAX_ROWS)
    .nullish()
    .meta({ default: 1, description: 'Page number, from 1.' })
    .transform((page) => page ?? 1),
}

function wholeFrom1To(max: number) {
  const notWhole = fieldIssue(({ field }) => restMessages.FIELD_NOT_WHOLE({ field, max }))
  const error = { error: notWhole }
  return z.int(error).min(1, error).max(max, error)
}

/** Counts the rows before a page. Throws for a page that ends after the 10,000th row. */
export function countRowsBefore({ page, limit }: { page: number; limit: number }): number {
  const max = Math.floor(MAX_ROWS / limit)
  if (page > max) throw requestError(restMessages.FIELD_NOT_WHOLE({ field: 'page', max }))
  return (page - 1) * limit
}
