import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EJSON, ObjectId } from 'bson'
import { z } from 'zod'
import { groupBy } from '../../../src/lib/database/loaders.ts'
import { discountedPrice } from '../../../src/lib/money.ts'
import { findMoneyErrors, findStockErrors, isCancelled } from '../../support/invariants.ts'
import { ADDED_AMOUNT } from './admin.ts'
import type { Ledger } from './ledger.ts'

const id = z.instanceof(ObjectId).transform((value) => value.toHexString())

export const products = z.array(
  z.object({ _id: id, stock: z.number() }).transform(({ _id, stock }) => ({ id: _id, stock })),
)
export const movements = z.array(
  z.object({ productId: id, change: z.number(), orderId: id.nullable() }),
)
const reservations = z.array(
  z.object({
    isHeld: z.boolean(),
    lines: z.array(z.object({ productId: id, quantity: z.number() })),
  }),
)
const orders = z.array(
  z.object({
    _id: id,
    userId: id,
    number: z.string(),
    status: z.string(),
    idempotencyKey: z.string(),
    total: z.number(),
    payment: z.object({
      state: z.string(),
      cash: z.object({ amount: z.number(), at: z.date() }).optional(),
    }),
    refunds: z
      .array(
        z.object({
          ...{ id: z.string(), reason: z.string(), state: z.string() },
          ...{ amount: z.number(), from: z.string(), cashAt: z.date().optional() },
        }),
      )
      .default([]),
    history: z.array(z.object({ status: z.string() })),
    invoice: z.object({ number: z.string(), state: z.string().optional() }).optional(),
    lines: z.array(
      z.object({
        productId: id,
        quantity: z.number(),
        price: z.number(),
        discount: z.number(),
        discountedPrice: z.number(),
      }),
    ),
  }),
)
const documents = z.array(z.object({ number: z.string(), refundId: z.string().optional() }))
const cashBooks = z.array(
  z.object({ counts: z.array(z.object({ expected: z.number(), at: z.date() })).default([]) }),
)
const cartLines = z.array(z.object({ userId: id, productId: id, quantity: z.number().min(1) }))

type Orders = z.output<typeof orders>

export async function readDump<Schema extends z.ZodType>(
  folder: string,
  collection: string,
  schema: Schema,
) {
  const text = await readFile(join(folder, `${collection}.jsonl`), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return schema.parse(lines.map((line): unknown => EJSON.parse(line)))
}

/** Compares a dump with the acknowledged results and checks its consistency. Returns the errors. */
export async function checkDump(folder: string, ledger: Ledger): Promise<string[]> {
  const stored = await readDump(folder, 'orders', orders)
  const issued = await readDump(folder, 'orderDocuments', documents)
  return [
    ...checkOrders(stored, ledger),
    ...checkInvoices(stored, issued, ledger),
    ...checkRefunds(stored, ledger),
    ...checkPaidBack(stored, issued, ledger),
    ...checkCash(stored, await readDump(folder, 'cashBooks', cashBooks), ledger),
    ...(await checkStock(folder)),
    ...checkCarts(await readDump(folder, 'cartLines', cartLines)),
  ]
}

/** Checks that the stock in a dump matches its movements, orders and reservations. Returns the errors. */
export async function checkStock(folder: string): Promise<string[]> {
  const active = (await readDump(folder, 'orders', orders)).filter((order) => !isCancelled(order))
  const reserved = await readDump(folder, 'reservations', reservations)
  const held = reserved.filter(({ isHeld }) => isHeld)
  return findStockErrors(
    await readDump(folder, 'products', products),
    await readDump(folder, 'stockMovements', movements),
    [...active, ...held].map(({ lines }) => lines),
  )
}

function checkOrders(stored: Orders, ledger: Ledger): string[] {
  const byKey = new Map(stored.map((order) => [order.idempotencyKey, order]))
  const wrong = [...ledger.orders].flatMap(([key, { id: orderId, number, total }]) => {
    const order = byKey.get(key)
    if (!order) return `order ${number} is lost`
    const isSame = order._id === orderId && order.number === number && order.total === total
    return isSame ? [] : `order ${number} is not as it was acknowledged`
  })
  if (byKey.size < stored.length) wrong.push('one submission has several orders')
  if (new Set(stored.map(({ number }) => number)).size < stored.length)
    wrong.push('two orders have one number')
  for (const { idempotencyKey, number, total, lines, history, _id } of stored) {
    if (!ledger.orders.has(idempotencyKey)) wrong.push(`order ${number} was never acknowledged`)
    const sum = lines.reduce((paise, line) => paise + line.discountedPrice * line.quantity, 0)
    const isPriced = lines.every((l) => l.discountedPrice === discountedPrice(l.price, l.discount))
    if (sum !== total || !isPriced) wrong.push(`order ${number} has a wrong total`)
    const wasCancelled = history.some(({ status }) => status === 'CANCELLED_BY_SHOPPER')
    if (ledger.cancelled.has(_id) && !wasCancelled) wrong.push(`order ${number} was cancelled`)
  }
  return wrong
}

/** Every acknowledged invoice must exist, and the numbers of each series must start at 1 without gaps. */
function checkInvoices(
  stored: Orders,
  issued: z.output<typeof documents>,
  ledger: Ledger,
): string[] {
  const plain = stored.flatMap(({ invoice }) => (invoice && !invoice.state ? [invoice] : []))
  const numbers = [...plain, ...issued].map(({ number }) => number)
  const series = groupBy(numbers, (number) => [seriesOf(number)])
  const wrong = [...series.values()].flatMap((own) =>
    own
      .toSorted()
      .flatMap((number, n) =>
        Number(number.split('/')[1]) === n + 1 ? [] : `${number} is number ${n + 1}`,
      ),
  )
  process.stdout.write(`${[...series].map(([name, own]) => `${name}: ${own.length}`).join(', ')}\n`)
  const byId = new Map(stored.map((order) => [order._id, order]))
  for (const [orderId, number] of ledger.invoices)
    if (byId.get(orderId)?.invoice?.number !== number) wrong.push(`invoice ${number} is lost`)
  return wrong
}

const seriesOf = (number: string) => number.split('/')[0] ?? ''

/** A refund without an acknowledgement may have been stored. */
function checkRefunds(stored: Orders, { received, refunds, added, paidBack }: Ledger): string[] {
  const refunded = new Set(
    stored.filter(({ payment }) => payment.state === 'REFUNDED').map(({ _id }) => _id),
  )
  const lost = [...refunds.acknowledged].filter((orderId) => !refunded.has(orderId))
  const unknown = [...refunded].filter((orderId) => !refunds.tried.has(orderId))
  const checked = stored.map(({ _id, ...order }) => ({ id: _id, ...order }))
  const goodwill = new Map(checked.map(({ id: orderId, refunds: all }) => [orderId, sumAdded(all)]))
  const isWrong = ({ id: orderId }: { id: string }) => {
    const count = (goodwill.get(orderId) ?? 0) / ADDED_AMOUNT
    const [least, most] = [added.acknowledged, added.tried].map((all) => all.get(orderId) ?? 0)
    return count < (least ?? 0) || count > (most ?? 0)
  }
  return [
    ...lost.map((orderId) => `the refund of order ${orderId} is lost`),
    ...unknown.map((orderId) => `nobody has refunded order ${orderId}`),
    ...checked.filter(isWrong).map(({ number }) => `added refunds of order ${number}`),
    ...findMoneyErrors(checked, { received, refunded, added: goodwill, addedRefunded: paidBack }),
  ]
}

/** Every refund that was paid back has one credit note if its order has an invoice, and otherwise none. */
function checkPaidBack(
  stored: Orders,
  issued: z.output<typeof documents>,
  { paidBack }: Ledger,
): string[] {
  const notes = groupBy(issued, ({ refundId }) => (refundId ? [refundId] : []))
  const lost = new Set(paidBack)
  const wrong: string[] = []
  for (const { number, invoice, refunds } of stored) {
    for (const { id: refundId, cashAt } of refunds) {
      if (!cashAt) continue
      lost.delete(refundId)
      const count = notes.get(refundId)?.length ?? 0
      if (count !== (invoice?.state === 'OPEN' ? 1 : count && 1))
        wrong.push(`order ${number} has ${count} credit notes for a refund`)
    }
  }
  return [...wrong, ...[...lost].map((refundId) => `the cash of refund ${refundId} is lost`)]
}

/** Every count has the cash that was received and not paid back until then. */
function checkCash(stored: Orders, books: z.output<typeof cashBooks>, ledger: Ledger): string[] {
  const movements = stored.flatMap(({ payment: { cash }, refunds }) => [
    ...(cash ? [cash] : []),
    ...refunds.flatMap(({ cashAt, amount }) => (cashAt ? [{ amount: -amount, at: cashAt }] : [])),
  ])
  const counts = books.flatMap((book) => book.counts)
  const restAt = (time: Date) =>
    movements.reduce((sum, { amount, at }) => (at <= time ? sum + amount : sum), 0)
  process.stdout.write(`${counts.length} counts of ${movements.length} movements of cash\n`)
  return [
    ...(counts.length < ledger.counts ? ['a count is lost'] : []),
    ...counts.flatMap(({ expected, at }) =>
      expected === restAt(at) ? [] : [`a count expected ${expected} instead of ${restAt(at)}`],
    ),
  ]
}

function sumAdded(refunds: Orders[number]['refunds']): number {
  const goodwill = refunds.filter(({ reason }) => reason === 'GOODWILL')
  return goodwill.reduce((paise, { amount }) => paise + amount, 0)
}

function checkCarts(lines: z.output<typeof cartLines>): string[] {
  const places = new Set(lines.map(({ userId, productId }) => `${userId} ${productId}`))
  return places.size < lines.length ? ['a cart has two lines with the same product'] : []
}
