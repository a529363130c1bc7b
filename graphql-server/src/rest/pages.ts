import { badUserInput } from '../lib/errors.ts'
import { RestProductCursorsDocument, type RestProductCursorsQueryVariables } from './generated.ts'
import type { Run } from './row.ts'

/** How many rows a call gives at most that has no pages. */
export const MOST_ROWS = 10_000
/** The longest step from page to page. */
const STEP = 100

interface Connection<Node> {
  edges: { node: Node }[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}

/** The rows of a list for a call without pages: page after page of the schema's, 10,000 rows at most. */
export async function everyRow<Node>(
  load: (after: string | null) => Promise<Connection<Node>>,
): Promise<Node[]> {
  const rows: Node[] = []
  let after: string | null = null
  do {
    const { edges, pageInfo }: Connection<Node> = await load(after)
    rows.push(...edges.map(({ node }) => node))
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null
  } while (after !== null && rows.length < MOST_ROWS)
  return rows
}

interface NumberedPage {
  page: number
  limit: number
  /** The cursor in front of the page; null for the first one. */
  after: string | null
}

/**
 * The cursor of a numbered page of a shelf, whose list in the schema has cursors alone: walked to over the pages
 * before. Behind the last page is nothing.
 */
export async function cursorOfPage(
  run: Run,
  shelf: { categoryId: string; subCategoryId: string },
  body: { page?: unknown; limit?: unknown },
): Promise<NumberedPage> {
  const limit = readNumber(body.limit ?? 8, 'limit', 100)
  const page = readNumber(body.page ?? 1, 'page', Math.floor(MOST_ROWS / limit))
  let after: string | null = null
  for (let left = (page - 1) * limit; left > 0; left -= STEP) {
    const step: RestProductCursorsQueryVariables = { ...shelf, first: Math.min(left, STEP), after }
    const { pageInfo } = (await run(RestProductCursorsDocument, step)).products
    after = pageInfo.endCursor ?? null
    if (!pageInfo.hasNextPage) break
  }
  return { page, limit, after }
}

/** Checked here, because the schema never sees the number of the page. */
function readNumber(value: unknown, field: string, most: number): number {
  const isWellFormed = typeof value === 'number' && Number.isInteger(value)
  if (isWellFormed && value >= 1 && value <= most) return value
  throw badUserInput(`${field} must be a whole number from 1 to ${most}.`)
}
