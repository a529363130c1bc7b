import { readFile } from 'node:fs/promises'
import { queryStore, RequestError, wait, type Connection } from './store-client.ts'
import type { ChangesQuery, ChangesQueryVariables, DigestQuery } from './generated.ts'
import { MirrorFile } from './mirror-file.ts'

export interface MirrorOptions extends Connection {
  /** The mirror's file. */
  file: string
  /** Whether to include stock, for which the key needs the scope stock:read. */
  stock?: boolean
  /** The page size, 1 to 1,000. */
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
/** The server numbers changes about twice a second. */
const ROUND_INTERVAL_MS = 1_000

/**
 * Updates the mirror in the file from where it stopped, and compares the digests. While the catalogue changes,
 * continues reading until they are equal, for a limited number of rounds.
 */
export async function mirrorCatalogue(options: MirrorOptions): Promise<MirrorOutcome> {
  const query = await readFile(new URL('./mirror.graphql', import.meta.url), 'utf8')
  const mirror = await MirrorFile.open(options.file)
  for (let round = 1; ; round += 1) {
    await readAllChanges(mirror, options, query)
    const operation = { query, operationName: 'Digest', variables: {} }
    const { catalogueDigest: whole } = await queryStore<DigestQuery>(options, operation)
    const { count: things, cursor, digest } = mirror
    // Stock is not in the digest, so the cursor shows whether all stock changes were read.
    const isEqual = digest === whole.digest && cursor === whole.cursor
    if (isEqual || round === ROUNDS) return { things, cursor, digest, isEqual }
    await (options.pause ?? wait)(ROUND_INTERVAL_MS)
  }
}

async function readAllChanges(
  mirror: MirrorFile,
  options: MirrorOptions,
  query: string,
): Promise<void> {
  let isMore = true
  while (isMore) {
    const page = await readPage(mirror, options, query)
    if (!page) await mirror.clear()
    else if (page.pageInfo.endCursor !== null) {
      const changes = page.edges.map(({ node: { id, thing } }) => ({ id, thing }))
      await mirror.append(changes, page.pageInfo.endCursor)
    }
    isMore = page?.pageInfo.hasNextPage ?? true
  }
}

/** Reads the page after the mirror's cursor. Returns null if the server no longer accepts the cursor. */
async function readPage(
  { cursor: after }: MirrorFile,
  options: MirrorOptions,
  query: string,
): Promise<Page | null> {
  const { stock = false, pageSize: first = 1_000 } = options
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
