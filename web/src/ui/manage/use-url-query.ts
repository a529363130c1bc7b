import { useSearchParams } from 'react-router-dom'
import { useDebounced } from '../hooks/use-debounced.ts'

interface UrlQuery {
  params: URLSearchParams
  /** Changes some of the query and leaves the rest; what is blank goes. `replace` adds nothing to the history. */
  change: (changes: Record<string, string>, options?: { replace: boolean }) => void
}

/** The query of the address: what stands there survives a reload and is found again on the way back. */
export function useUrlQuery(): UrlQuery {
  const [params, setParams] = useSearchParams()
  // The router renders a navigation as a transition, which React may begin again many times before it shows it, and
  // Apollo's useQuery asks the server in each of them: only an address that is shown counts.
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
