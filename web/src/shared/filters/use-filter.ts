import { useSearchParams } from 'react-router-dom'
import { readFilter, readSort } from '../../lib/urls/filter-url.ts'

/** The filter and sort order in the URL, which survive a reload and going back. Undefined unless chosen. */
export function useFilter() {
  const [params] = useSearchParams()
  return readChoices(params)
}

/** The filter and sort order in a URL's query. Undefined unless chosen. */
export function readChoices(params: URLSearchParams) {
  const filter = readFilter(params)
  return { filter: Object.keys(filter).length > 0 ? filter : undefined, sort: readSort(params) }
}
