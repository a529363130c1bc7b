import {
  parsePayment,
  type QueueFilterValue,
  parseStatus,
} from '../../features/manage-orders/QueueFilter.tsx'
import { useUrlQuery } from '../../ui/manage/use-url-query.ts'

/** The filter of the order list, from the URL: `?status=PENDING&q=ORD-7K`. */
export function useQueueFilter() {
  const { params, change } = useUrlQuery()
  const filter: QueueFilterValue = {
    status: parseStatus(params.get('status')),
    payment: parsePayment(params.get('payment')),
    search: params.get('q') ?? '',
  }
  const setFilter = (changes: Partial<QueueFilterValue>) => {
    const { status, payment, search } = { ...filter, ...changes }
    change({ status: status ?? '', payment: payment ?? '', q: search }, { replace: true })
  }
  return { filter, setFilter }
}
