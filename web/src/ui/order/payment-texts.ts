/** How each way to pay is written down with an order. */
export const paymentTexts = {
  CASH_ON_DELIVERY: 'CASH ON DELIVERY',
  UPI: 'PAID WITH UPI',
  CARD: 'PAID BY CARD',
} as const

type Method = keyof typeof paymentTexts
type State = 'DUE' | 'CLAIMED' | 'RECEIVED' | 'NOT_RECEIVED'

/** In words how far a payment is known. */
export function paymentStateText(method: Method, state: State): string {
  return state === 'DUE' ? dueTexts[method] : stateTexts[state]
}

const dueTexts: Record<Method, string> = {
  CASH_ON_DELIVERY: 'To be paid at the door',
  UPI: 'Not paid yet',
  CARD: 'Not paid yet',
}

const stateTexts: Record<Exclude<State, 'DUE'>, string> = {
  CLAIMED: 'Claimed, not verified yet',
  RECEIVED: 'Received',
  NOT_RECEIVED: 'Not received',
}
