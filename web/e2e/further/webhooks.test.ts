import type { Locator, Page } from 'playwright-core'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { ADMIN } from '../setup/seed.ts'
import { startQuietJourney, visit, type QuietJourney } from '../setup/browser.ts'
import { presetStorage, signIn, type Shopper } from '../setup/shopper.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'

let journey: QuietJourney
let admin: Shopper
let receiver: Receiver

beforeAll(async () => {
  journey = await startQuietJourney()
  admin = await signIn(journey.store.url, ADMIN)
  receiver = await startReceiver()
})
afterAll(async () => {
  await journey.close()
  receiver.server.close()
})

interface Receiver {
  server: Server
  url: string
  /** The status code of the partner's program. */
  status: number
  received: { headers: Record<string, string>; text: string }[]
}

/** A partner's program on this machine. */
async function startReceiver(): Promise<Receiver> {
  const received: Receiver['received'] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const headers = Object.entries(request.headersDistinct).map(([name, values]) => {
        return [name, values?.[0] ?? '']
      })
      const text = Buffer.concat(chunks).toString()
      received.push({ headers: Object.fromEntries(headers) as Record<string, string>, text })
      response.writeHead(partner.status).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const partner = { server, url: `http://127.0.0.1:${port}/hook`, status: 200, received }
  return partner
}

const keyMade = z.object({
  createPartnerKey: z.object({ partnerKey: z.object({ name: z.string() }) }),
})
const products = z.object({
  products: z.object({
    edges: z.array(z.object({ node: z.object({ id: z.string(), name: z.string() }) })),
  }),
})

async function makeKey(): Promise<string> {
  const input = { name: `Mirror ${Date.now()}`, scopes: ['CATALOGUE_READ'] }
  const made = await admin.request(
    'mutation ($input: CreatePartnerKeyInput!) { createPartnerKey(input: $input) { partnerKey { name } } }',
    { input },
  )
  return keyMade.parse(made).createPartnerKey.partnerKey.name
}

/** Returns two of the shop's products. */
async function someProducts() {
  const { edges } = products.parse(
    await admin.request('{ products(first: 2) { edges { node { id name } } } }'),
  ).products
  const [first, second] = edges.map(({ node }) => node)
  if (!first || !second) throw new Error('The shop is empty.')
  return [first, second] as const
}

const change = (id: string) =>
  admin.request(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { userErrors { message } } }',
    { input: { id, unit: `${Date.now()} g` } },
  )

it("the server sends changes to a partner's webhook, lists failures, and resends on request", async () => {
  const { context, page, faults } = await visit(journey, { width: 360, height: 780 })
  const layoutShift = watchLayoutShift(page)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await presetStorage(context, admin.storage)
  await page.clock.install()
  const [milk, rice] = await someProducts()
  const secret = await addWebhook(page)
  await deliverChange(page, milk, secret)
  await deliverAgain(page, rice)
  await removeWebhook(page)
  await layoutShift.check('webhooks')
  expect(journey.store.output()).not.toContain(secret)
  await context.close()
  expect(faults.list).toEqual([])
})

const row = (page: Page, { name }: { name: string }) =>
  page.getByRole('row').filter({ hasText: name })

/** Adds a webhook, which needs a public URL. Returns its secret, which is shown once. */
async function addWebhook(page: Page): Promise<string> {
  await page.goto('/dashboard/partners')
  await page.getByRole('link', { name: `Webhooks of ${await makeKey()}` }).click()
  await page.getByText('No webhooks yet').waitFor()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('https://10.0.0.7/hook')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await dialog.getByText('The address is not public.').waitFor()
  await dialog.getByLabel('Address').fill(receiver.url)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByRole('button', { name: 'Copy secret' }).click()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(secret)
  return secret
}

interface Product {
  id: string
  name: string
}

async function deliverChange(page: Page, product: Product, secret: string) {
  await change(product.id)
  await expect.poll(() => receiver.received.length).toBe(1)
  const [told] = receiver.received
  expect(new Webhook(secret).verify(told?.text ?? '', told?.headers ?? {})).toMatchObject({
    kind: 'PRODUCT',
    thingId: product.id,
    thing: { name: product.name },
  })
  await page.getByRole('link', { name: `Deliveries to ${receiver.url}` }).click()
  await row(page, product).getByText('The partner’s server answered 200.').waitFor()
}

/** Checks that a failure is listed, and that the change is redelivered on request. */
async function deliverAgain(page: Page, product: Product) {
  receiver.status = 503
  await change(product.id)
  await expect.poll(() => receiver.received.length).toBe(2)
  const listed = row(page, product)
  await waitUntilListed(page, listed.getByText('The partner’s server answered 503.'))
  await page.getByText(/^Failing since/).waitFor()
  receiver.status = 200
  await page.getByRole('button', { name: `Send again: ${product.name}` }).click()
  await waitUntilListed(page, listed.getByText('The partner’s server answered 200.'))
  await listed.getByText('Delivered').waitFor()
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids.at(-1)).toBe(ids[1])
}

async function removeWebhook(page: Page) {
  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  await page.getByRole('button', { name: `Remove ${receiver.url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No webhooks yet').waitFor()
}

/** Moves the page's clock forward, because the list of deliveries reloads every ten seconds of the page's time. */
async function waitUntilListed(page: Page, text: Locator) {
  const isListed = async () => {
    await page.clock.fastForward(10_000)
    return text.isVisible()
  }
  await expect.poll(isListed, { interval: 300 }).toBe(true)
}
