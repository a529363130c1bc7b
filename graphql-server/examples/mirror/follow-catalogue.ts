import { readFile } from 'node:fs/promises'
import { askStore, Refused, wait, type Connection } from './ask-store.ts'
import { digestOf } from './canonical.ts'
import type { ChangesQuery, ChangesQueryVariables, DigestQuery } from './generated.ts'
import { emptyCopy, readCopy, writeCopy, type Copy } from './mirror-file.ts'

export interface MirrorOptions extends Connection {
  /** Where the copy is kept. */
  file: string
  /** Whether to copy how many pieces are left; a key needs the scope STOCK_READ for it. */
  stock?: boolean
  /** Changes on a page, 1 to 100. */
  pageSize?: number
}

export interface MirrorOutcome {
  things: number
  cursor: string | null
  digest: string
  isEqual: boolean
}

type Page = ChangesQuery['catalogueChanges']

/** How often the end is looked for while the catalogue changes. */
const ROUNDS = 10
/** The store numbers changes about twice a second. */
const BETWEEN_ROUNDS_MS = 1_000
/** A copy of thousands is not written for each page. */
const PAGES_A_WRITE = 10

/**
 * Brings the copy in the file up to the store's catalogue, from where it stopped, and compares the digests. While
 * the catalogue changes it goes on reading until they are equal, for some rounds.
 */
export async function mirrorCatalogue(options: MirrorOptions): Promise<MirrorOutcome> {
  const query = await readFile(new URL('./mirror.graphql', import.meta.url), 'utf8')
  const copy = await readCopy(options.file)
  for (let round = 1; ; round += 1) {
    await readToTheEnd(copy, options, query)
    const digest = digestOf(copy.things.values())
    const operation = { query, operationName: 'Digest', variables: {} }
    const { catalogueDigest: whole } = await askStore<DigestQuery>(options, operation)
    // Stock is in no digest: that its changes were all read is told by the cursor.
    const isEqual = digest === whole.digest && copy.cursor === whole.cursor
    if (isEqual || round === ROUNDS)
      return { things: copy.things.size, cursor: copy.cursor, digest, isEqual }
    await (options.pause ?? wait)(BETWEEN_ROUNDS_MS)
  }
}

async function readToTheEnd(copy: Copy, options: MirrorOptions, query: string): Promise<void> {
  let isMore = true
  for (let pages = 1; isMore; pages += 1) {
    const page = await readPage(copy, options, query)
    if (page) apply(page, copy)
    else Object.assign(copy, emptyCopy())
    isMore = page?.pageInfo.hasNextPage ?? true
    if (!isMore || pages % PAGES_A_WRITE === 0) await writeCopy(options.file, copy)
  }
}

/** The page behind the copy's cursor; null when the store's log does not know the cursor any more. */
async function readPage(
  { cursor: after }: Copy,
  options: MirrorOptions,
  query: string,
): Promise<Page | null> {
  const { stock = false, pageSize: first = 100 } = options
  const variables: ChangesQueryVariables = { after, first, stock }
  const operation = { query, operationName: 'Changes', variables }
  try {
    // A page that was asked for earlier, and was delivered late or twice, is not the one to go on with.
    const isNext = (data: ChangesQuery) => data.catalogueChanges.after === after
    return (await askStore(options, operation, isNext)).catalogueChanges
  } catch (error) {
    if (after && error instanceof Refused && error.code === 'BAD_USER_INPUT') return null
    throw error
  }
}

/** A thing is as it is now or, where it is gone, no more; whatever the copy had of it does not count. */
function apply({ edges, pageInfo }: Page, copy: Copy): void {
  for (const { node } of edges) {
    if (node.thing) copy.things.set(node.id, node.thing)
    else copy.things.delete(node.id)
  }
  copy.cursor = pageInfo.endCursor ?? copy.cursor
}
