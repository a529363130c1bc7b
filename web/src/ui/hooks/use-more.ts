import { useState } from 'react'

interface Page {
  hasNextPage: boolean
  endCursor: string | null
}

interface More {
  hasMore: boolean
  isLoading: boolean
  hasFailed: boolean
  /** Loads the next page, one at a time. */
  onMore: () => void
}

/** Loads further pages of a list. The cache's field policy joins them. */
export function useMore(
  page: Page | undefined,
  fetchAfter: (cursor: string) => Promise<unknown>,
): More {
  const [isLoading, setIsLoading] = useState(false)
  const [failedCursor, setFailedCursor] = useState<string>()
  const load = async (cursor: string) => {
    setIsLoading(true)
    setFailedCursor(undefined)
    try {
      await fetchAfter(cursor)
    } catch {
      setFailedCursor(cursor)
    } finally {
      setIsLoading(false)
    }
  }
  return {
    hasMore: page?.hasNextPage ?? false,
    isLoading,
    // Another list has another cursor.
    hasFailed: failedCursor !== undefined && failedCursor === page?.endCursor,
    onMore: () => {
      if (page?.hasNextPage && page.endCursor !== null && !isLoading) void load(page.endCursor)
    },
  }
}
