import type { Locator, Page } from 'playwright-core'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ADMIN } from './setup/seed.ts'
import { startOwnJourney, visit, type OwnJourney, type Visitor } from './setup/browser.ts'
import { presetStorage, signIn, type Shopper } from './setup/shopper.ts'
import { type LayoutShiftWatch, watchLayoutShift } from './setup/layout-shift.ts'

let journey: OwnJourney
let admin: Shopper
let receiver: Receiver

beforeAll(async () => {
  journey = await startOwnJourney()
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
  /** What the partner's program answers with. */
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

/** Two products of the shop, and what changes one. */
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

// Each test goes on where the one before has ended.
describe('the webhooks of a partner', () => {
  let visitor: Visitor
  let page: Page
  let layoutShift: LayoutShiftWatch
  let secret: string

  beforeAll(async () => {
    visitor = await visit(journey, { width: 360, height: 780 })
    page = visitor.page
    layoutShift = watchLayoutShift(page)
    await visitor.context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await presetStorage(visitor.context, admin.storage)
    await page.clock.install()
  })
  afterEach(() => expect(visitor.faults.list).toEqual([]))
  afterAll(() => visitor.context.close())

  const row = ({ name }: { name: string }) => page.getByRole('row').filter({ hasText: name })

  it('need a public URL, and show their secret once', async () => {
    await page.goto('/dashboard/partners')
    await page.getByRole('link', { name: `Webhooks of ${await makeKey()}` }).click()
    await page.getByText('No webhooks yet').waitFor()
    await page.getByRole('button', { name: 'Add webhook' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill('https://10.0.0.7/hook')
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await dialog.getByText('The address is not a public one.').waitFor()
    await dialog.getByLabel('Address').fill(receiver.url)
    await dialog.getByRole('button', { name: 'Add webhook' }).click()
    await page.getByRole('button', { name: 'Copy secret' }).click()
    secret = await page.evaluate(() => navigator.clipboard.readText())
    await page.getByRole('button', { name: 'Done' }).click()
    expect(await page.content()).not.toContain(secret)
  })

  it('deliver a change, and list the delivery', async () => {
    const [milk] = await someProducts()
    await change(milk.id)
    await expect.poll(() => receiver.received.length).toBe(1)
    const [told] = receiver.received
    expect(new Webhook(secret).verify(told?.text ?? '', told?.headers ?? {})).toMatchObject({
      kind: 'PRODUCT',
      thingId: milk.id,
      thing: { name: milk.name },
    })
    await page.getByRole('link', { name: `Deliveries to ${receiver.url}` }).click()
    await row(milk).getByText('The partner’s server answered 200.').waitFor()
  })

  it('list a failure, and deliver the change again on request', async () => {
    const [, rice] = await someProducts()
    receiver.status = 503
    await change(rice.id)
    await expect.poll(() => receiver.received.length).toBe(2)
    await waitUntilListed(page, row(rice).getByText('The partner’s server answered 503.'))
    await page.getByText(/^Failing since/).waitFor()
    receiver.status = 200
    await page.getByRole('button', { name: `Send again: ${rice.name}` }).click()
    await waitUntilListed(page, row(rice).getByText('The partner’s server answered 200.'))
    await row(rice).getByText('Delivered').waitFor()
    const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
    expect(ids.at(-1)).toBe(ids[1])
  })

  it('are removed, with no layout shift and no secret in the log', async () => {
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
    await page.getByRole('button', { name: `Remove ${receiver.url}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await page.getByText('No webhooks yet').waitFor()
    await layoutShift.check('webhooks')
    expect(journey.store.output()).not.toContain(secret)
  })
})

/** The list of deliveries is read again every ten seconds of the page's clock, which is put forward. */
async function waitUntilListed(page: Page, text: Locator) {
  const isListed = async () => {
    await page.clock.fastForward(10_000)
    return text.isVisible()
  }
  await expect.poll(isListed, { interval: 300 }).toBe(true)
}
