import { type ProductListFilterValue, parseStockFilter } from './ProductListFilter.tsx'
import { useUrlQuery } from '../../../ui/dashboard/use-url-query.ts'

const MAX_PAGE = 1_000_000

/** The product list's filter and page, from the URL: `?q=milk&stock=LOW&gst=missing&medicines=check&page=2`. */
export function useProductFilter() {
  const { params, change } = useUrlQuery()
  const page = parsePage(params.get('page'))
  const filter: ProductListFilterValue = {
    search: params.get('q') ?? '',
    stock: parseStockFilter(params.get('stock')),
    withoutGstRate: params.get('gst') === 'missing',
    medicinesToCheck: params.get('medicines') === 'check',
  }
  /** Changing the filter resets to page 1. */
  const setFilter = (changes: Partial<ProductListFilterValue>) => {
    const { search, stock, withoutGstRate, medicinesToCheck } = { ...filter, ...changes }
    const gst = withoutGstRate ? 'missing' : ''
    const medicines = medicinesToCheck ? 'check' : ''
    const next = { q: search, stock: stock === 'ANY' ? '' : stock, gst, medicines, page: '' }
    change(next, { replace: true })
  }
  const setPage = (next: number, options?: { replace: boolean }) =>
    change({ page: next === 1 ? '' : String(next) }, options)
  const turn = (next: number) => {
    setPage(next)
    window.scrollTo(0, 0)
  }
  /** Grid and table have different pages, and the grid has no other order and no categories. */
  const resetTable = () => change({ page: '', category: '', sub: '', sort: '' }, { replace: true })
  const { search, stock, withoutGstRate, medicinesToCheck } = filter
  const isFiltered = search !== '' || stock !== 'ANY' || withoutGstRate || medicinesToCheck
  return { filter, isFiltered, page, setFilter, setPage, turn, resetTable }
}

function parsePage(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1
}
