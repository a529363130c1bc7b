import { useSearchParams } from 'react-router-dom'
import { readFilter } from './filter-url.ts'

/** The filter in the URL, which survives a reload and going back. Undefined without choices. */
export function useFilter() {
  const [params] = useSearchParams()
  return readChosenFilter(params)
}

/** The filter in the query of a URL. Undefined without choices. */
export function readChosenFilter(params: URLSearchParams) {
  const filter = readFilter(params)
  return Object.keys(filter).length > 0 ? filter : undefined
}
