import type { CheckoutError } from './use-checkout.ts'

/** The codes of errors that a form section shows. The section also takes the focus. */
export const ADDRESS_REQUIRED = 'ADDRESS_REQUIRED'
export const PRESCRIPTION_REQUIRED = 'PRESCRIPTION_REQUIRED'

/** Whether a section shows this error, so that it is not shown beside the payment buttons as well. */
export function isShownInSection({ code, field }: CheckoutError): boolean {
  if (field?.startsWith('buyer.')) return true
  return code === ADDRESS_REQUIRED || code === PRESCRIPTION_REQUIRED
}
