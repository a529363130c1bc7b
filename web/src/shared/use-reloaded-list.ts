import { type List, type Page, useMore } from '../ui/hooks/use-more.ts'
import { useReloadOnReturn } from './use-reload-on-return.ts'

/** A reload loads at least this many rows, so that new rows appear in a short list. */
const MIN_ROWS = 20

/** Loads further pages in a list, and reloads it when its tab comes back. */
export function useReloadedList(
  list: List | null | undefined,
  fetchPage: (page: Page) => Promise<unknown>,
  maxPage: number,
) {
  const more = useMore(list, fetchPage, { maxPage })
  useReloadOnReturn(async () => {
    const rows = list?.edges.length ?? 0
    // More rows than one page would need several requests, between which the list would be shorter.
    if (!list || more.isLoading || rows > maxPage) return
    await fetchPage({ after: null, first: Math.max(rows, MIN_ROWS) })
  })
  return more
}
