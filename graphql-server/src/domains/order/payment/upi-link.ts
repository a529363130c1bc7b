import QRCode from 'qrcode'
import type { UpiRequest } from '../../../contract/types.generated.ts'
import { toRupees, type Paise } from '../../../lib/money.ts'
import { paymentMessages } from '../payment-messages.ts'

/** The values of a payment request. The amount is in paise. */
export type UpiRequestFields = Omit<UpiRequest, 'amount' | '__typename'> & { amount: Paise }

export async function upiRequest(
  { name: payee, upiId }: { name: string; upiId: string },
  amount: Paise,
  reference: string,
): Promise<UpiRequestFields> {
  const link = upiLink({ upiId, payee, amount, reference })
  const svg = await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  const qrCode = `data:image/svg+xml,${encodeURIComponent(svg)}`
  return { link, qrCode, upiId, payee, amount, reference }
}

/**
 * Builds a upi://pay link with payee (pa, pn), amount in rupees (am, cu), reference (tr) and note (tn); spaces become
 * %20. Source: NPCI, UPI linking specifications, version 1.6.
 */
function upiLink({
  upiId,
  payee,
  amount,
  reference,
}: Pick<UpiRequestFields, 'upiId' | 'payee' | 'amount' | 'reference'>): string {
  const parameters = Object.entries({
    pa: upiId,
    pn: payee,
    am: toRupees(amount).toFixed(2),
    cu: 'INR',
    tr: reference,
    tn: paymentMessages.UPI_NOTE({ shop: payee }).message,
  })
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&').replaceAll('%40', '@')}`
}
