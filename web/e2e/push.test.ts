import type { CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dashboardPaths } from '../src/lib/urls/dashboard-paths.ts'
import { type Journey, startJourney } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { ADMIN } from './setup/seed.ts'
import { type Shopper, signIn, visitAs } from './setup/shopper.ts'

let journey: Journey
let admin: Shopper

beforeAll(async () => {
  journey = await startJourney()
  admin = await signIn(journey.store.url, ADMIN)
})
afterAll(() => journey.close())

const phone = { width: 360, height: 740, hasTouch: true }

/** Registers the worker. There is no push service here, so Chromium's debugger delivers the messages. */
async function startWorker(page: Page, client: CDPSession): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const active = versions.find(({ status }) => status === 'activated')
      if (active) resolve(active.registrationId)
    })
  })
  await client.send('ServiceWorker.enable')
  await page.evaluate(() =>
    navigator.serviceWorker.register('/push-worker.js', { scope: '/dashboard/' }),
  )
  return registered
}

/** The worker's notifications where the browser can't be allowed to show any, as Chromium's headless shell. */
const FAKE_NOTIFICATIONS = `
  let shown = []
  Object.assign(registration, {
    getNotifications: async () => shown,
    showNotification: async (title, options) => {
      const added = { title, ...options, close: () => (shown = shown.filter((one) => one !== added)) }
      shown = [...shown.filter(({ tag }) => tag !== options.tag), added]
    },
  })`

const READ_TITLES = 'registration.getNotifications().then((all) => all.map(({ title }) => title))'

it('a notification of new orders is shown, replaced by the next one, and closed when all are confirmed', async () => {
  const { context, page, faults } = await visitAs(journey, admin, dashboardPaths.allOrders, phone)
  const origin = journey.store.url
  await context.grantPermissions(['notifications'], { origin })
  const client = await context.newCDPSession(page)
  const registrationId = await startWorker(page, client)
  const deliver = (message: object) =>
    client.send('ServiceWorker.deliverPushMessage', {
      ...{ origin, registrationId, data: JSON.stringify(message) },
    })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const isAllowed = await page.evaluate(() => Notification.permission === 'granted')
  if (!isAllowed) await worker.evaluate(FAKE_NOTIFICATIONS)
  const readTitles = () => worker.evaluate(READ_TITLES)
  await deliver({ count: 1, title: 'New order · ₹982' })
  await expect.poll(readTitles).toEqual(['New order · ₹982'])
  await deliver({ count: 2, title: '2 new orders · ₹1,000' })
  await expect.poll(readTitles).toEqual(['2 new orders · ₹1,000'])
  await deliver({ count: 0, title: 'New orders were confirmed' })
  await expect.poll(readTitles, { timeout: 10_000 }).toEqual([])
  await context.close()
  expect(faults.list).toEqual([])
})

further(() => {
  it('the worker handles no requests and stores nothing', async () => {
    const { context, page, faults } = await visitAs(journey, admin, dashboardPaths.allOrders, phone)
    const client = await context.newCDPSession(page)
    await startWorker(page, client)
    const stored = await page.evaluate(async () => ({
      caches: await caches.keys(),
      isControlled: navigator.serviceWorker.controller !== null,
    }))
    expect(stored).toEqual({ caches: [], isControlled: false })
    const { headers } = await page.request
      .get('/push-worker.js')
      .then((reply) => ({ headers: reply.headers() }))
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/)
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    await context.close()
    expect(faults.list).toEqual([])
  })

  it('the alarm settings offer notifications for a closed dashboard', async () => {
    const { context, page, faults } = await visitAs(journey, admin, dashboardPaths.allOrders, phone)
    await page.getByRole('button', { name: /^Sound o/ }).click()
    const dialog = page.getByRole('dialog', { name: 'New orders' })
    await dialog.getByRole('checkbox', { name: /^Notify this device/ }).waitFor()
    await dialog.getByText(/locked phone|blocks notifications/).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })
})
