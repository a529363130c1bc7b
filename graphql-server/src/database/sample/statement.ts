import type { OrderRecord } from '../../domains/order/record/order.model.ts'
import { applyStatement } from '../../domains/order/payment/statement/apply.service.ts'
import { previewStatement } from '../../domains/order/payment/statement/preview.service.ts'
import { toRupees, type Paise } from '../../lib/money.ts'
import { indianDay } from '../../lib/time/indian-time.ts'
import { IncomingFile } from '../../contract/incoming-file.ts'
import { must, type SampleShop } from './shop.ts'

/** The shop's spending, and a payment that names no order. */
const OTHERS = { debit: 4_500_00, credit: 350_00 }
const SHORT_BY = 10_00

/** The orders whose payments the statement has. */
export interface OnStatement {
  paid: OrderRecord[]
  /** Their payments are too low. */
  differing: OrderRecord[]
}

/** Uploads a bank statement, and marks the payments that it proves as received. */
export async function readStatement(
  { adminId, shoppers }: SampleShop,
  { paid, differing }: OnStatement,
): Promise<void> {
  const [first] = paid
  const day = indianDay(must(first, 'no order is paid by UPI').createdAt)
  const payerOf = ({ userId }: OrderRecord) =>
    shoppers.find(({ user }) => user._id.equals(userId))?.user.name ?? ''
  const creditRow = (order: OrderRecord, credit: Paise) => {
    const { upiReference, upiTransactionId } = order.payment
    const words = ['UPI', payerOf(order).toUpperCase(), upiReference, upiTransactionId]
    return bankRow(indianDay(order.createdAt), words.filter(Boolean).join('-'), { credit })
  }
  const rows = [
    ...paid.map((order) => creditRow(order, order.total)),
    ...differing.map((order) => creditRow(order, order.total - SHORT_BY)),
    bankRow(day, 'UPI-GIFT-SUNITA@EXAMPLE-533000000001', { credit: OTHERS.credit }),
    bankRow(day, 'NEFT-WHOLESALE MARKET-N000000000001', { debit: OTHERS.debit }),
  ]
  const header = 'Date,Narration,Withdrawal Amt.,Deposit Amt.'
  const columns = { date: 0, description: 1, debit: 2, amount: 3 }
  const file = new IncomingFile(() => Promise.resolve(Buffer.from([header, ...rows].join('\n'))))
  const { statement } = await previewStatement(adminId, { file, name: 'bank.csv', columns })
  const { _id, previewId } = must(statement, 'the statement has no rows')
  await applyStatement(adminId, { statementId: _id.toHexString(), previewId: String(previewId) })
}

function bankRow(day: string, narration: string, amounts: { credit?: Paise; debit?: Paise }) {
  const [year, month, date] = day.split('-')
  const { credit, debit } = amounts
  const cell = (paise: Paise | undefined) => (paise === undefined ? '' : toRupees(paise))
  return [`${date}/${month}/${year}`, narration, cell(debit), cell(credit)].join(',')
}
