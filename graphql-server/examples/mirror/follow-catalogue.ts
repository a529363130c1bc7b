import { readFile } from 'node:fs/promises'
import { queryStore, RequestError, wait, type Connection } from './store-client.ts'
import { computeDigest } from './digest.ts'
import type { ChangesQuery, ChangesQueryVariables, DigestQuery } from './generated.ts'
import { createCopy, readCopy, writeCopy, type Copy } from './mirror-file.ts'

export interface MirrorOptions extends Connection {
  /** The file of the mirror. */
  file: string
  /** Whether to include stock, for which the key needs the scope STOCK_READ. */
  stock?: boolean
  /** The page size, 1 to 100. */
  pageSize?: number
}

export interface MirrorOutcome {
  things: number
  cursor: string | null
  digest: string
  isEqual: boolean
}

type Page = ChangesQuery['catalogueChanges']

/** How often to check for the end while the catalogue changes. */
const ROUNDS = 10
/** The store numbers changes about twice a second. */
const ROUND_INTERVAL_MS = 1_000
/** A mirror with thousands of entities is not written after each page. */
const PAGES_PER_WRITE = 10

/**
 * Updates the mirror in the file from where it stopped, and compares the digests. While the catalogue changes,
 * continues reading until they are equal, for a limited number of rounds.
 */
export async function mirrorCatalogue(options: MirrorOptions): Promise<MirrorOutcome> {
  const query = await readFile(new URL('./mirror.graphql', import.meta.url), 'utf8')
  const copy = await readCopy(options.file)
  for (let round = 1; ; round += 1) {
    await readAllChanges(copy, options, query)
    const digest = computeDigest(copy.things.values())
    const operation = { query, operationName: 'Digest', variables: {} }
    const { catalogueDigest: whole } = await queryStore<DigestQuery>(options, operation)
    // Stock is not in the digest, so the cursor shows whether all of its changes were read.
    const isEqual = digest === whole.digest && copy.cursor === whole.cursor
    if (isEqual || round === ROUNDS)
      return { things: copy.things.size, cursor: copy.cursor, digest, isEqual }
    await (options.pause ?? wait)(ROUND_INTERVAL_MS)
  }
}

async function readAllChanges(copy: Copy, options: MirrorOptions, query: string): Promise<void> {
  let isMore = true
  for (let pages = 1; isMore; pages += 1) {
    const page = await readPage(copy, options, query)
    if (page) apply(page, copy)
    else Object.assign(copy, createCopy())
    isMore = page?.pageInfo.hasNextPage ?? true
    if (!isMore || pages % PAGES_PER_WRITE === 0) await writeCopy(options.file, copy)
  }
}

/** Reads the page after the mirror's cursor. Returns null if the store's log does not accept the cursor any more. */
async function readPage(
  { cursor: after }: Copy,
  options: MirrorOptions,
  query: string,
): Promise<Page | null> {
  const { stock = false, pageSize: first = 100 } = options
  const variables: ChangesQueryVariables = { after, first, stock }
  const operation = { query, operationName: 'Changes', variables }
  try {
    // Ignores a page that was requested earlier and delivered late or twice.
    const isNext = (data: ChangesQuery) => data.catalogueChanges.after === after
    return (await queryStore(options, operation, isNext)).catalogueChanges
  } catch (error) {
    if (after && error instanceof RequestError && error.code === 'BAD_USER_INPUT') return null
    throw error
  }
}

/** Replaces each entity with its current state, or removes it if it was deleted. */
function apply({ edges, pageInfo }: Page, copy: Copy): void {
  for (const { node } of edges) {
    if (node.thing) copy.things.set(node.id, node.thing)
    else copy.things.delete(node.id)
  }
  copy.cursor = pageInfo.endCursor ?? copy.cursor
}
