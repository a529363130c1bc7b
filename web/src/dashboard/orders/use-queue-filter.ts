import type { OrderSort } from '../../apollo/schema-types.generated.ts'
import { parseDay } from '../../ui/dashboard/fields/parse-day.ts'
import { parsePayment, parseStatus, type QueueFilterValue } from './QueueFilter.tsx'
import { useUrlQuery } from '../../ui/dashboard/use-url-query.ts'

const sorts = [
  'PLACED_DESC',
  'PLACED_ASC',
  'TOTAL_DESC',
  'TOTAL_ASC',
  'STATUS_ASC',
  'STATUS_DESC',
] as const satisfies OrderSort[]

/** The filter and sort order, from the URL: `?status=PENDING&from=2026-11-25&q=ORD-7K&sort=TOTAL_DESC`. */
export function useQueueFilter() {
  const { params, change } = useUrlQuery()
  const filter: QueueFilterValue = {
    status: parseStatus(params.get('status')),
    payment: parsePayment(params.get('payment')),
    search: params.get('q') ?? '',
    placedFrom: parseDay(params.get('from')),
    placedTo: parseDay(params.get('to')),
  }
  const sort: OrderSort = sorts.find((one) => one === params.get('sort')) ?? 'PLACED_DESC'
  const setFilter = (changes: Partial<QueueFilterValue>) => {
    const { status, payment, search, placedFrom, placedTo } = { ...filter, ...changes }
    const query = { status: status ?? '', payment: payment ?? '', q: search }
    change({ ...query, from: placedFrom ?? '', to: placedTo ?? '' }, { replace: true })
  }
  const setSort = (next: OrderSort) =>
    change({ sort: next === 'PLACED_DESC' ? '' : next }, { replace: true })
  return { filter, setFilter, sort, setSort }
}
