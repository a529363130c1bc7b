import { useSearchParams } from 'react-router-dom'
import { readFilter } from './filter-url.ts'

/** The filter in the URL, which survives a reload and going back. Undefined without choices. */
export function useFilter() {
  const [params] = useSearchParams()
  const filter = readFilter(params)
  return Object.keys(filter).length > 0 ? filter : undefined
}
