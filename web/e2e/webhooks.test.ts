import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { ADMIN } from './setup/furnish.ts'
import { startOwnJourney, visit, type OwnJourney } from './setup/browser.ts'
import { keep, signIn, type Shopper } from './setup/shopper.ts'
import { layoutShift } from './setup/stillness.ts'

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
  const made = await admin.ask(
    'mutation ($input: CreatePartnerKeyInput!) { createPartnerKey(input: $input) { partnerKey { name } } }',
    { input },
  )
  return keyMade.parse(made).createPartnerKey.partnerKey.name
}

/** Two products of the shop, and what changes one. */
async function someProducts() {
  const { edges } = products.parse(
    await admin.ask('{ products(first: 2) { edges { node { id name } } } }'),
  ).products
  const [first, second] = edges.map(({ node }) => node)
  if (!first || !second) throw new Error('The shop is empty.')
  return [first, second] as const
}

const change = (id: string) =>
  admin.ask(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { userErrors { message } } }',
    { input: { id, unit: `${Date.now()} g` } },
  )

it('tells a partner of a change, shows how that went, and tells again', async () => {
  const name = await makeKey()
  const [milk, rice] = await someProducts()
  const { context, page, faults } = await visit(journey, { width: 360, height: 780 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await keep(context, admin.kept)

  await page.goto('/dashboard/partners')
  await page.getByRole('link', { name: `Webhooks of ${name}` }).click()
  await page.getByText('No webhooks yet').waitFor()
  await page.getByRole('button', { name: 'Add webhook' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address').fill('https://10.0.0.7/hook')
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await dialog.getByText('The address is not a public one.').waitFor()
  await dialog.getByLabel('Address').fill(receiver.url)
  await dialog.getByRole('button', { name: 'Add webhook' }).click()
  await page.getByRole('button', { name: 'Copy secret' }).click()
  const secret = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Done' }).click()
  expect(await page.content()).not.toContain(secret)

  receiver.received.length = 0
  await change(milk.id)
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(1)
  const [told] = receiver.received
  expect(new Webhook(secret).verify(told?.text ?? '', told?.headers ?? {})).toMatchObject({
    kind: 'PRODUCT',
    thingId: milk.id,
    thing: { name: milk.name },
  })
  await page.getByRole('link', { name: `Deliveries to ${receiver.url}` }).click()
  const row = (product: { name: string }) => page.getByRole('row').filter({ hasText: product.name })
  await row(milk).getByText('Answered 200').waitFor()

  receiver.status = 503
  await change(rice.id)
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(2)
  // The log looks again every ten seconds.
  await row(rice).getByText('The answer was 503.').waitFor()
  await page.getByText(/^Failing since/).waitFor()
  receiver.status = 200
  await page.getByRole('button', { name: `Send again: ${rice.name}` }).click()
  await row(rice).getByText('Answered 200').waitFor()
  await row(rice).getByText('Delivered').waitFor()
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(ids.at(-1)).toBe(ids[1])

  await page.getByRole('link', { name: 'Webhooks', exact: true }).click()
  await page.getByRole('button', { name: `Remove ${receiver.url}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('No webhooks yet').waitFor()
  expect(await layoutShift(page)).toBeLessThan(0.1)
  await context.close()
  expect(faults.list).toEqual([])
  expect(journey.store.output()).not.toContain(secret)
})
