import type { Types } from 'mongoose'
import { createPartnerKey } from '../../domains/partner/partner-key.service.ts'
import { createUsageCounter } from '../../domains/partner/usage-counter.ts'
import { listProductPage } from '../../domains/catalogue/browse/product-list.service.ts'
import { createCatalogueReading } from '../../domains/catalogue/browse/catalogue-reading.ts'
import { inviteToTeam } from '../../domains/account/team/invitation.service.ts'
import { startUpiPayment } from '../../domains/order/checkout/upi-payment.service.ts'
import { createSalesCounter } from '../../domains/order/sales/sales-counter.service.ts'
import type { ProductRecord } from '../../domains/catalogue/record/product.model.ts'
import type { OrderRecord } from '../../domains/order/record/order.model.ts'
import { randomFrom, type Random } from '../../lib/random.ts'
import { addDays, indianDay, startOfIndianDay } from '../../lib/time/indian-time.ts'
import { openShopper, openTeam } from './accounts.ts'
import { withClock, type SetClock } from './clock.ts'
import { createLetterbox } from './letterbox.ts'
import { chooseProducts, orderSteps, toSubmission } from './orders.ts'
import { INVITED, SAMPLE_SHOPPERS } from './people.ts'
import { planOrders, PRESCRIBED } from './plan.ts'
import { addPrescription } from './prescriptions.ts'
import { searchSteps } from './searches.ts'
import {
  must,
  sampleCheckout,
  type Calendar,
  type SampleServices,
  type SampleShop,
  type SampleShopper,
  type Step,
} from './shop.ts'
import { readStatement, type OnStatement } from './statement.ts'

const SEED = 20_261
const MINUTE_MS = 60_000
/** How many days ago the shop opened, and received a prescription that has expired since. */
const OPENED = 185
/** How many days ago the shop began to sell. */
const FIRST_ORDERS = 30

export interface SampleOptions extends SampleServices {
  onProgress?: (done: number, total: number) => void
  now?: Date
}

/**
 * Fills the database with a shop that has been in use for a month, through the server's services. Returns its partner
 * key's secret.
 */
export function makeSampleShop(options: SampleOptions): Promise<string> {
  return withClock(async (setClock) => {
    const { now = new Date(), onProgress = () => undefined } = options
    const random = randomFrom(SEED)
    const shop = await openShop(options, setClock, createCalendar(now))
    const secrets: string[] = []
    const steps = [
      ...listOrderSteps(shop, random),
      ...searchSteps(shop),
      ...partnerSteps(shop, (secret) => secrets.push(secret)),
      ...otherSteps(shop, random),
    ].sort((one, other) => one.at.getTime() - other.at.getTime())
    for (const [done, { at, run }] of steps.entries()) {
      setClock(at)
      await run()
      onProgress(done + 1, steps.length)
    }
    setClock(now)
    await shop.letterbox.empty()
    await createSalesCounter().update()
    return must(secrets[0], 'there is no partner key')
  })
}

function createCalendar(now: Date): Calendar {
  const today = indianDay(now)
  return {
    dayAgo: (days, hour, minute) =>
      new Date(
        startOfIndianDay(addDays(today, -days)).getTime() + (hour * 60 + minute) * MINUTE_MS,
      ),
    minutesAgo: (minutes) => new Date(now.getTime() - minutes * MINUTE_MS),
  }
}

/** Opens the accounts and the catalogue. */
async function openShop(
  services: SampleServices,
  setClock: SetClock,
  calendar: Calendar,
): Promise<SampleShop> {
  const letterbox = createLetterbox(services)
  const registry = { ...services, letterbox }
  setClock(calendar.dayAgo(OPENED, 10, 0))
  await services.seedCatalogue()
  const team = await openTeam(registry)
  const shoppers: SampleShopper[] = []
  for (const person of SAMPLE_SHOPPERS) shoppers.push(await openShopper(registry, person))
  const reading = createCatalogueReading()
  await reading.sync.poll()
  const products = await listAllProducts({ ...reading, store: { watchedCompositions: [] } })
  return { ...registry, ...calendar, ...team, shoppers, products, search: reading.search }
}

async function listAllProducts(
  reading: Parameters<typeof listProductPage>[0],
): Promise<ProductRecord[]> {
  const all: ProductRecord[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = { search: '', stock: 'ANY', page, pageSize: 100 } as const
    const { products, totalPages } = await listProductPage(reading, list)
    all.push(...products)
    pages = totalPages
  }
  const keyOf = ({ name, unit }: ProductRecord) => `${name} ${unit}`
  return all.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

function listOrderSteps(shop: SampleShop, random: Random): Step[] {
  const onStatement: OnStatement = { paid: [], differing: [] }
  const lists: Partial<Record<string, OrderRecord[]>> = {
    upiOnStatement: onStatement.paid,
    upiDiffers: onStatement.differing,
  }
  const plans = planOrders(random, shop.shoppers.length, shop)
  const steps = plans.flatMap((plan) =>
    orderSteps(shop, random, plan, (order) => lists[plan.fate]?.push(order)),
  )
  return [...steps, { at: shop.dayAgo(3, 18, 30), run: () => readStatement(shop, onStatement) }]
}

/** A partner whose programs request the catalogue every day. */
function partnerSteps({ adminId, dayAgo }: SampleShop, onSecret: (secret: string) => void): Step[] {
  const usage = createUsageCounter()
  const scopes = ['CATALOGUE_READ', 'STOCK_READ']
  const create = async () => {
    const input = { name: 'Price comparison', scopes, requestsPerMinute: 60 }
    const { partnerKey, secret } = await createPartnerKey(adminId, input)
    onSecret(secret)
    keyIds.push(partnerKey._id)
  }
  const keyIds: Types.ObjectId[] = []
  const ask = (requests: number) => async () => {
    const keyId = must(keyIds[0], 'there is no partner key')
    for (let at = 0; at < requests; at += 1) usage.count(keyId, false)
    await usage.write()
  }
  const days = Array.from({ length: 20 }, (_, at) => at + 1)
  return [
    { at: dayAgo(21, 10, 0), run: create },
    ...days.map((day) => ({ at: dayAgo(day, 6, 0), run: ask(90 + ((day * 37) % 60)) })),
  ]
}

function otherSteps(shop: SampleShop, random: Random): Step[] {
  const { adminId, dayAgo, minutesAgo, letterbox, shoppers, products } = shop
  const payer = must(shoppers.at(-1), 'a customer is missing')
  const basket = toSubmission(chooseProducts(products, random, {}))
  const payment = { ...basket, addressId: payer.addressId }
  const days = Array.from({ length: FIRST_ORDERS }, (_, at) => at + 1)
  const uploads = shoppers.slice(0, PRESCRIBED).map((shopper, at) => ({
    at: at === 0 ? dayAgo(OPENED, 11, 0) : dayAgo(FIRST_ORDERS, 7, at),
    run: () => addPrescription(shop, shopper),
  }))
  return [
    ...uploads,
    // Replaces the first customer's expired prescription.
    {
      at: dayAgo(7, 7, 0),
      run: () => addPrescription(shop, must(shoppers[0], 'a customer is missing')),
    },
    ...days.map((day) => ({ at: dayAgo(day, 23, 50), run: () => letterbox.empty() })),
    { at: dayAgo(2, 10, 0), run: () => inviteToTeam(adminId, { email: INVITED, role: 'STAFF' }) },
    {
      at: minutesAgo(2),
      run: () =>
        startUpiPayment(payer.user._id, payment, sampleCheckout, () => Promise.resolve(true)),
    },
  ]
}
