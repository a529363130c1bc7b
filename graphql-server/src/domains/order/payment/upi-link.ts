import QRCode from 'qrcode'
import type { UpiRequest } from '../../../contract/types.generated.ts'
import { toRupees, type Paise } from '../../../lib/money.ts'
import type { ShopSettings } from '../../shop/setting-fields.ts'
import { paymentMessages } from '../payment-messages.ts'

/** The maximum length of the note, in characters. */
const MAX_NOTE = 50

/** The values of a payment request. The amount is in paise. */
export type UpiRequestFields = Omit<UpiRequest, 'amount' | '__typename'> & { amount: Paise }

type UpiSettings = Pick<ShopSettings, 'name' | 'upiId' | 'upiAccount' | 'upiMerchantCode'>

export async function upiRequest(
  settings: UpiSettings,
  amount: Paise,
  reference: string,
): Promise<UpiRequestFields> {
  const { name: payee, upiId, upiAccount } = settings
  const link = upiLink(settings, amount, reference)
  const svg = await QRCode.toString(link, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 })
  const qrCode = `data:image/svg+xml,${encodeURIComponent(svg)}`
  const isLinkAccepted = upiAccount === 'VERIFIED_MERCHANT'
  return { link, isLinkAccepted, qrCode, upiId, payee, amount, reference }
}

/**
 * Builds a upi://pay link with payee (pa, pn), merchant category code (mc), amount in rupees (am, cu), reference (tr)
 * and note (tn); spaces become %20. Banks print the start of the note on statements, but not the reference, so the note
 * begins with it. Source: NPCI, UPI linking specifications, version 1.6.
 */
function upiLink(
  { name, upiId, upiAccount, upiMerchantCode }: UpiSettings,
  amount: Paise,
  reference: string,
): string {
  const note = paymentMessages.UPI_NOTE({ reference, shop: name }).message
  const parameters = Object.entries({
    pa: upiId,
    pn: name,
    ...(upiAccount !== 'PERSON' && upiMerchantCode && { mc: upiMerchantCode }),
    am: toRupees(amount).toFixed(2),
    cu: 'INR',
    tr: reference,
    tn: note.slice(0, MAX_NOTE).trimEnd(),
  })
  const query = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `upi://pay?${query.join('&').replaceAll('%40', '@')}`
}
