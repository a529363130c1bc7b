import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createTokens } from '../../src/auth/tokens.ts'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'
import { buildShopper } from '../support/factories.ts'
import { randomFrom } from '../support/random.ts'
import { buildUpiOrder, COLUMNS, PREVIEW, writeStatement } from '../support/statements.ts'
import { dumpStore } from './kills/busy-store.ts'
import { readDump } from './kills/check-dump.ts'
import { JWT_SECRET, startStore, withFolder } from './store-process.ts'

const KILLS = Number(process.env.KILLS ?? 20)
/** The number of payments in each statement. */
const PAYMENTS = 200

const APPLY = `mutation ($input: ApplyUpiStatementInput!) {
  applyUpiStatement(input: $input) { statement { received counts { state } } userErrors { code } }
}`

const tokens = createTokens(JWT_SECRET)

const previewed = z.object({
  data: z.object({
    previewUpiStatement: z.object({
      statement: z.object({ id: z.string(), previewId: z.string(), rowCount: z.number() }),
    }),
  }),
})
const applied = z.object({
  data: z.object({
    applyUpiStatement: z.object({
      statement: z.object({
        received: z.number(),
        counts: z.array(z.object({ state: z.string() })),
      }),
      userErrors: z.array(z.unknown()).max(0),
    }),
  }),
})
const orders = z.array(z.object({ payment: z.object({ state: z.string() }) }))

/** Writes an admin and claimed payments into the folder of a store that does not run. */
async function writeOrders(folder: string, count: number) {
  const database = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    inWorker: false,
  })
  await mongoose.connect(database.uri)
  const admin = await buildShopper(tokens, { role: 'ADMIN' })
  const references: string[] = []
  while (references.length < count) references.push((await buildUpiOrder(admin)).upiReference)
  await mongoose.disconnect()
  await database.close()
  const sessionId = tokens.readAccess(admin.accessToken)?.sessionId ?? ''
  return { references, accessToken: () => tokens.issue(sessionId, 0).accessToken }
}

/** Uploads a statement with these payments and applies it. Returns how many were ever received with it. */
async function applyStatement(url: URL, accessToken: string, references: string[]) {
  const headers = { authorization: `Bearer ${accessToken}`, 'apollo-require-preflight': 'true' }
  const post = async (body: FormData | string, type?: object) =>
    (
      await fetch(new URL('/graphql', url), {
        method: 'POST',
        headers: { ...headers, ...type },
        body,
      })
    ).json()
  const form = new FormData()
  const variables = { file: null, name: 'bank.csv', columns: COLUMNS }
  form.set('operations', JSON.stringify({ query: PREVIEW, variables }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  const rows = references.map((reference): [string, string, number] => [reference, '', 250])
  form.set('0', new Blob([writeStatement(rows)]), 'bank.csv')
  const { id, previewId, rowCount } = previewed.parse(await post(form)).data.previewUpiStatement
    .statement
  expect(rowCount).toBe(references.length)
  const apply = JSON.stringify({
    query: APPLY,
    variables: { input: { statementId: id, previewId } },
  })
  for (;;) {
    const reply = applied.parse(await post(apply, { 'content-type': 'application/json' }))
    const { received, counts } = reply.data.applyUpiStatement.statement
    if (!counts.some(({ state }) => state === 'MATCHED')) return received
  }
}

it(`a statement whose store is killed ${KILLS} times marks each payment as received once`, () =>
  withFolder(async (folder) => {
    const random = randomFrom(6)
    const { references, accessToken } = await writeOrders(folder, (KILLS + 1) * PAYMENTS)
    const listPart = (round: number) => references.slice(round * PAYMENTS, (round + 1) * PAYMENTS)
    const env = { SEED: 'none', UPI: 'on', UPI_ID: 'shop@bank' }
    let store = await startStore(folder, env)
    const end = async (signal: NodeJS.Signals) => {
      store.process.kill(signal)
      await once(store.process, 'exit')
    }
    const started = Date.now()
    expect(await applyStatement(store.url, accessToken(), listPart(0))).toBe(PAYMENTS)
    const duration = Date.now() - started
    let unanswered = 0
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const applying = applyStatement(store.url, accessToken(), listPart(kill)).catch(() => {
        unanswered += 1
      })
      await pause((random() * duration) / 2)
      await end('SIGKILL')
      await applying
      store = await startStore(folder, env)
      expect(await applyStatement(store.url, accessToken(), listPart(kill))).toBe(PAYMENTS)
    }
    await end('SIGTERM')
    const stored = await readDump(await dumpStore(folder), 'orders', orders)
    expect(stored.map(({ payment }) => payment.state)).toEqual(references.map(() => 'RECEIVED'))
    expect(unanswered).toBeGreaterThan(KILLS / 4)
  }))
