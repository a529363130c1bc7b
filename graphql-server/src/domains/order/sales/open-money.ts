import type { Paise } from '../../../lib/money.ts'
import { refundsOf } from '../record/past-refunds.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { amountToPay } from '../record/refund-amounts.ts'
import { isDue } from '../record/refunds.ts'
import { isCashDue } from './count-orders.ts'

/** The amounts that are open between a customer and the shop. */
export interface OpenMoney {
  cashToCollect: Paise
  toVerify: Paise
  refundsDue: Paise
}

/** Adds up the open amounts of some orders. The cash for a delivered order is open until it is received. */
export function sumOpenMoney(orders: readonly OrderRecord[]): OpenMoney {
  const unpaid = orders.filter((order) => !isCancelled(order) && isCashDue(order))
  const claimed = orders.filter(({ payment }) => payment.state === 'CLAIMED')
  const due = orders.flatMap(refundsOf).filter(isDue)
  return {
    cashToCollect: sum(unpaid.map(({ total }) => total)),
    toVerify: sum(claimed.map(amountToPay)),
    refundsDue: sum(due.map(({ amount }) => amount)),
  }
}

function sum(amounts: readonly Paise[]): Paise {
  return amounts.reduce((total, amount) => total + amount, 0)
}
