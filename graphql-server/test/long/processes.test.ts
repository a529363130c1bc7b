import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Webhook as StandardWebhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { gql } from '../support/gql.ts'
import { readHeaders, startReceiver, type Receiver } from '../support/webhook-receiver.ts'
import { readMail, startMailServer } from '../failures/smtp-server.ts'
import { openBusyStore, type BusyStore } from './kills/busy-store.ts'
import { startProcesses, type Processes } from './kills/processes.ts'
import { sendOperation } from './send-operation.ts'
import { withFolder } from './store-process.ts'

const COUNT = 4
/** Every process is replaced three times. */
const REPLACEMENTS = 3 * COUNT
/** The number of checkouts between two replacements. */
const CHECKOUTS = 40

/** Within this time, every process answers with a change that one of them has made. */
const FRESH_MS = 1_000
const MAIL_TIMEOUT_MS = 60_000

const ADMIN = { email: 'admin@example.com', password: 'correct horse too' }
const LOGIN = gql(`mutation ($input: LoginInput!) {
  login(input: $input) { tokens { accessToken } }
}`)
const PRODUCTS = gql(`{ products(first: 5) { edges { node { id price { amount } } } } }`)
const SET_PRICE = gql(`mutation ($input: UpdateProductInput!) {
  updateProduct(input: $input) { userErrors { code } }
}`)
/** The limit for failed logins to one account. */
const LOGIN_ATTEMPTS = 10
/** The subject of a confirmation. */
const CONFIRMATION = /^Order received: /

const CREATE_KEY = gql(`mutation ($input: CreatePartnerKeyInput!) {
  createPartnerKey(input: $input) { partnerKey { id } }
}`)
const REGISTER = gql(`mutation ($input: RegisterWebhookInput!) {
  registerWebhook(input: $input) { secret userErrors { code } }
}`)
const bodySchema = z.object({
  thingId: z.string(),
  thing: z.object({ price: z.object({ amount: z.number() }) }),
})

describe(`${COUNT} processes behind a proxy`, () => {
  it(`${COUNT} replaced processes lose and duplicate nothing, and email each confirmation once`, () =>
    withFolder(async (folder) => {
      const mails = await startMailServer()
      const settings = { SMTP_URL: mails.url }
      const store = await openBusyStore(folder, { settings, count: COUNT })
      for (let round = 1; round <= REPLACEMENTS; round += 1) {
        await store.tried(round * CHECKOUTS)
        await store.replace()
      }
      await store.rest()
      const confirmations = await waitForMails(store, mails.received)
      expect(confirmations.filter((subject, n) => confirmations.indexOf(subject) < n)).toEqual([])
      expect(await store.finish()).toEqual([])
      expect(await findSentAgain(folder, confirmations)).toEqual([])
      await mails.close()
    }))

  it(`${COUNT} killed processes lose and duplicate nothing`, () =>
    withFolder(async (folder) => {
      const store = await openBusyStore(folder, { count: COUNT })
      for (let round = 1; round <= REPLACEMENTS; round += 1) {
        await store.tried(round * CHECKOUTS)
        await store.kill()
      }
      expect(await store.finish()).toEqual([])
    }))

  it('all processes answer with a new price within a second', () =>
    withProcesses({}, async (processes) => {
      const [first, ...others] = processes.addresses()
      if (!first) throw new Error('No process is running.')
      const token = await logIn(first)
      for (let price = 101; price < 121; price += 1) {
        const { id } = (await readProducts(first))[0] ?? {}
        const input = { id, price: price * 100 }
        expect(
          await sendOperation(first, SET_PRICE, { variables: { input }, accessToken: token }),
        ).toEqual({
          data: { updateProduct: { userErrors: [] } },
        })
        await pause(FRESH_MS)
        for (const url of [first, ...others])
          expect((await readProducts(url)).find((product) => product.id === id)).toEqual({
            id,
            price: { amount: price * 100 },
          })
      }
    }))

  it("replaced processes send each product's latest state to a webhook, and nothing twice", () =>
    // A webhook may be on this machine only in development.
    withProcesses({ NODE_ENV: 'development', UPI: 'off' }, async (processes) => {
      const { url } = processes
      const receiver = await startReceiver()
      const token = await logIn(url)
      const wrong = await registerReceiver(url, token, receiver)
      const wanted = new Map<string, number>()
      for (let round = 1; round <= REPLACEMENTS; round += 1) {
        for (const { id } of await readProducts(url)) {
          const price = round * 1_000
          const { data } = await sendOperation(url, SET_PRICE, {
            variables: { input: { id, price } },
            accessToken: token,
          })
          expect(data).toEqual({ updateProduct: { userErrors: [] } })
          wanted.set(id, price)
        }
        await processes.replace('SIGTERM')
      }
      await expect.poll(() => readPrices(receiver), { timeout: 60_000 }).toEqual(wanted)
      const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
      expect([wrong, ids.filter((id, n) => ids.indexOf(id) < n)]).toEqual([[], []])
      await receiver.close()
    }))

  it('processes count failed logins together', () =>
    withProcesses({ RATE_LIMITS: 'on' }, async ({ url }) => {
      const input = { email: ADMIN.email, password: 'not the password' }
      const codes: (string | undefined)[] = []
      for (let attempt = 0; attempt < 2 * LOGIN_ATTEMPTS; attempt += 1)
        codes.push(
          (await sendOperation(url, LOGIN, { variables: { input } })).errors?.[0]?.extensions.code,
        )
      expect(codes.indexOf('RATE_LIMITED')).toBe(LOGIN_ATTEMPTS)
      expect(new Set(codes.slice(LOGIN_ATTEMPTS))).toEqual(new Set(['RATE_LIMITED']))
    }))
})

function withProcesses(env: Record<string, string>, work: (processes: Processes) => Promise<void>) {
  return withFolder(async (folder) => {
    const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
    const processes = await startProcesses({ folder, env: { ...admin, ...env }, count: COUNT })
    try {
      await work(processes)
    } finally {
      await processes.stop()
    }
  })
}

/** Registers the receiver for changes. Returns a list that will contain deliveries with a wrong signature. */
async function registerReceiver(url: URL, token: string, receiver: Receiver): Promise<string[]> {
  const key = { name: 'Mirror', scopes: ['CATALOGUE_READ'] }
  const created = await sendOperation(url, CREATE_KEY, {
    variables: { input: key },
    accessToken: token,
  })
  const partnerKeyId = created.data?.createPartnerKey.partnerKey?.id
  const input = { url: receiver.url, partnerKeyId }
  const { data } = await sendOperation(url, REGISTER, { variables: { input }, accessToken: token })
  const secret = data?.registerWebhook.secret
  if (!secret) throw new Error('The webhook was rejected.')
  const program = new StandardWebhook(secret)
  const wrong: string[] = []
  receiver.answer = (response, one) => {
    try {
      program.verify(one.text, readHeaders(one))
    } catch {
      wrong.push(one.text)
    }
    response.end()
  }
  return wrong
}

/** The last received price of each product. */
function readPrices({ received }: Receiver): Map<string, number> {
  const bodies = received.map(({ text }) => bodySchema.parse(JSON.parse(text)))
  return new Map(bodies.map(({ thingId, thing }) => [thingId, thing.price.amount]))
}

async function logIn(url: URL): Promise<string> {
  const { data } = await sendOperation(url, LOGIN, { variables: { input: ADMIN } })
  if (!data?.login.tokens) throw new Error('The login was rejected.')
  return data.login.tokens.accessToken
}

async function readProducts(url: URL) {
  const { data } = await sendOperation(url, PRODUCTS)
  if (!data) throw new Error('The products cannot be read.')
  return data.products.edges.map(({ node }) => node)
}

/** Returns the orders whose confirmation was sent, but would be sent twice, because it is still in the outbox. */
async function findSentAgain(folder: string, confirmations: string[]): Promise<string[]> {
  const [queued, orders] = await Promise.all(
    ['outbox', 'orders'].map((name) => readFile(join(folder, 'dump', `${name}.jsonl`), 'utf8')),
  )
  return confirmations.filter((subject) => {
    const number = /ORD-\w+/.exec(subject)?.[0] ?? ''
    const order = orders?.split('\n').find((line) => line.includes(`"${number}"`)) ?? ''
    const id = /"_id":\{"\$oid":"(\w+)"\}/.exec(order)?.[1] ?? 'unknown'
    return queued?.includes(`"order:${id}"`)
  })
}

/** Returns the confirmations' subjects, when every order that was not cancelled has one. */
async function waitForMails(store: BusyStore, received: { raw: string }[]): Promise<string[]> {
  const { orders, cancelled } = store.ledger
  const active = [...orders.values()].filter(({ id }) => !cancelled.has(id))
  const deadline = performance.now() + MAIL_TIMEOUT_MS
  for (;;) {
    const read = await Promise.all(received.map(({ raw }) => readMail(raw)))
    const subjects = read.flatMap(({ subject = '' }) => (CONFIRMATION.test(subject) ? subject : []))
    const missing = active.filter(({ number }) => !subjects.some((text) => text.includes(number)))
    if (missing.length === 0 || performance.now() > deadline) {
      expect(missing).toEqual([])
      return subjects
    }
    await pause(200)
  }
}
