import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { getPlace, notePlace, toEntryId } from '../../lib/places.ts'

export interface List {
  edges: readonly unknown[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

/** The rows to load. Without `after` they replace the list; without `first` the page has the usual size. */
export interface Page {
  after: string | null
  first?: number
}

interface MoreOptions {
  /** The maximum page size, with which the list is restored. Null for a list beside the page's main content. */
  maxPage: number | null
}

interface More {
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  /** Loads the next page, one at a time. */
  onMore: () => void
}

/**
 * Loads further pages in a list. The cache's field policy joins them. When the page is shown again, it loads the
 * previous number of rows, in few requests.
 */
export function useMore(
  list: List | null | undefined,
  fetchPage: (page: Page) => Promise<unknown>,
  { maxPage }: MoreOptions,
): More {
  const [isLoading, setIsLoading] = useState(false)
  const [failedCursor, setFailedCursor] = useState<string>()
  const { hasNextPage = false, endCursor = null } = list?.pageInfo ?? {}
  const rows = list?.edges.length ?? 0
  const load = async (page: Page & { after: string }) => {
    setIsLoading(true)
    setFailedCursor(undefined)
    try {
      await fetchPage(page)
    } catch {
      setFailedCursor(page.after)
    } finally {
      setIsLoading(false)
    }
  }
  const onMore = (first?: number) => {
    if (!hasNextPage || endCursor === null || isLoading) return
    void load(first === undefined ? { after: endCursor } : { after: endCursor, first })
  }
  // Another list has another cursor.
  const hasFailed = failedCursor !== undefined && failedCursor === endCursor
  const isRestoring = useRestoredRows(maxPage === null || !list ? null : rows, (missing) => {
    if (maxPage !== null && !hasFailed) onMore(Math.min(missing, maxPage))
  })
  return {
    hasMore: hasNextPage && (!isRestoring || hasFailed),
    isLoading,
    hasFailed,
    onMore: () => onMore(),
  }
}

/**
 * Loads the rows that were loaded when this history entry was left, and then records the row count. Returns whether
 * rows are missing; then the list's end must not load others.
 */
function useRestoredRows(rows: number | null, load: (missing: number) => void): boolean {
  const entryId = toEntryId(useLocation())
  const restore = useEffectEvent((loaded: number) => {
    const missing = getPlace(entryId).rows - loaded
    if (missing > 0) load(missing)
    else notePlace(entryId, { rows: loaded })
  })
  useEffect(() => {
    if (rows !== null) restore(rows)
  }, [rows, entryId])
  // The server does not know it, and React compares its page with the browser's first page.
  const previousRows = useSyncExternalStore(
    () => () => {},
    () => getPlace(entryId).rows,
    () => 0,
  )
  return rows !== null && rows < previousRows
}
