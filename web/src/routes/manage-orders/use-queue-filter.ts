import {
  paymentOf,
  type QueueFilterValue,
  statusOf,
} from '../../features/manage-orders/QueueFilter.tsx'
import { useAddressQuery } from '../../ui/manage/use-address-query.ts'

/** Which orders are looked for, out of the address: `?status=PENDING&q=ORD-7K`. */
export function useQueueFilter() {
  const { params, change } = useAddressQuery()
  const filter: QueueFilterValue = {
    status: statusOf(params.get('status')),
    payment: paymentOf(params.get('payment')),
    search: params.get('q') ?? '',
  }
  const setFilter = (changes: Partial<QueueFilterValue>) => {
    const { status, payment, search } = { ...filter, ...changes }
    change({ status: status ?? '', payment: payment ?? '', q: search }, { replace: true })
  }
  return { filter, setFilter }
}
