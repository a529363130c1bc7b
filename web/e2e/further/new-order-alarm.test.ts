import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { verifyEmails } from '../../../graphql-server/test/support/verify-emails.ts'
import { type QuietJourney, startQuietJourney, visit } from '../setup/browser.ts'
import { placeOrder, shopperWith } from '../setup/checkout.ts'
import { devices, type Screen } from '../setup/devices.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'
import { ADMIN } from '../setup/seed.ts'
import { presetStorage, type Shopper, signIn } from '../setup/shopper.ts'

let journey: QuietJourney
let shopper: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
  shopper = await shopperWith(journey, {})
  await verifyEmails(journey.store.dataDir)
})
afterAll(() => journey.close())
beforeEach(async () => {
  const admin = await signIn(journey.store.url, ADMIN)
  const readIds = async () =>
    unseen.parse(await admin.request('{ unseenOrders { id } }')).unseenOrders.map(({ id }) => id)
  let orderIds = await readIds()
  while (orderIds.length > 0) {
    await admin.request(
      'mutation ($input: SeeOrdersInput!) { seeOrders(input: $input) { userErrors { code } } }',
      { input: { orderIds } },
    )
    orderIds = await readIds()
  }
})

/** Contains at most the oldest fifty. */
const unseen = z.object({ unseenOrders: z.array(z.object({ id: z.string() })) })

/** Opens the dashboard on a device, and counts the repeated sounds. */
async function openDevice(path: string, screen: Screen) {
  const admin = await signIn(journey.store.url, ADMIN)
  const visitor = await visit(journey, screen)
  await presetStorage(visitor.context, admin.storage)
  await visitor.context.addInitScript(() => {
    let ringing = 0
    class CountingContext extends AudioContext {
      constructor() {
        super()
        // Browsers with a window wait for a click before they play sounds; this one does not.
        void this.suspend()
      }
      override createBufferSource() {
        const source = super.createBufferSource()
        const { start, stop } = { start: source.start.bind(source), stop: source.stop.bind(source) }
        source.start = () => {
          if (source.loop) ringing += 1
          start()
        }
        source.stop = () => {
          if (source.loop) ringing -= 1
          stop()
        }
        return source
      }
    }
    window.AudioContext = CountingContext
    Object.defineProperty(window, 'ringing', { get: () => ringing })
  })
  await visitor.page.goto(path)
  await visitor.page.getByRole('region', { name: 'New orders' }).waitFor()
  return visitor
}

const rings = (page: Page) => expect.poll(() => page.evaluate<number>('ringing'))
const title = (page: Page) => expect.poll(() => page.title())

it.each(devices)(
  'a new order rings on a $device until somebody confirms it on another device or opens it',
  async ({ screen }) => {
    const first = await openDevice('/dashboard/product', screen)
    const shift = watchLayoutShift(first.page)
    const other = await openDevice('/dashboard/profile', screen)
    await placeOrder(shopper, { 'toned milk': 1 })
    await title(first.page).toMatch(/^\(1\) /)
    await first.page.getByText('Click anywhere on this page').waitFor()
    await rings(first.page).toBe(0)
    await shift.check('a new order')
    await first.page.getByRole('heading', { level: 1 }).first().click()
    await rings(first.page).toBe(1)

    await other.page.getByText('1 new order', { exact: true }).first().waitFor()
    await other.page.getByRole('button', { name: 'Got it' }).click()
    await title(other.page).not.toMatch(/^\(/)
    await title(first.page).not.toMatch(/^\(/)
    await rings(first.page).toBe(0)

    await placeOrder(shopper, { 'toned milk': 1 })
    await rings(first.page).toBe(1)
    await first.page.getByRole('link', { name: 'Open', exact: true }).click()
    await first.page.getByRole('button', { name: 'Update Status' }).waitFor()
    await rings(first.page).toBe(0)
    await title(other.page).not.toMatch(/^\(/)
    expect([...first.faults.list, ...other.faults.list]).toEqual([])
    await first.context.close()
    await other.context.close()
  },
)
