import { useSearchParams } from 'react-router-dom'
import { useDebounced } from '../hooks/use-debounced.ts'

interface UrlQuery {
  params: URLSearchParams
  /** Changes parts of the query; empty values are removed. `replace` adds no history entry. */
  change: (changes: Record<string, string>, options?: { replace: boolean }) => void
}

/** The URL's query, which survives a reload and going back. */
export function useUrlQuery(): UrlQuery {
  const [params, setParams] = useSearchParams()
  // The router navigates in a transition, which React may restart many times, and Apollo's useQuery sends a request in
  // each: only the committed URL counts.
  const shown = useDebounced(params.toString(), 0)
  const change: UrlQuery['change'] = (changes, options) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name)
        else next.set(name, value)
      }
      return next
    }, options)
  return { params: new URLSearchParams(shown), change }
}
