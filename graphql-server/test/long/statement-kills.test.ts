import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { print } from 'graphql'
import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { createTokens } from '../../src/auth/tokens.ts'
import { startEmbeddedDatabase } from '../../src/database/embedded/start.ts'
import { buildShopper } from '../support/factories.ts'
import { gql } from '../support/gql.ts'
import { randomFrom } from '../../src/lib/random.ts'
import { buildUpiOrder, COLUMNS, PREVIEW, writeStatement } from '../support/statements.ts'
import { dumpStore } from './kills/busy-store.ts'
import { readDump } from './kills/check-dump.ts'
import { readReply, sendOperation } from './send-operation.ts'
import { JWT_SECRET, startStore, withFolder } from './store-process.ts'

const KILLS = Number(process.env.KILLS ?? 20)
/** The number of payments in each statement. */
const PAYMENTS = 200

const APPLY = gql(`mutation ($input: ApplyUpiStatementInput!) {
  applyUpiStatement(input: $input) { statement { received counts { state } } userErrors { code } }
}`)

const tokens = createTokens(JWT_SECRET)

const orders = z.array(z.object({ payment: z.object({ state: z.string() }) }))

/** Writes an admin, and a customer with claimed payments, into a stopped server's folder. */
async function writeOrders(folder: string, count: number) {
  const database = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    inWorker: false,
  })
  await mongoose.connect(database.uri)
  const admin = await buildShopper(tokens, { role: 'ADMIN' })
  const shopper = await buildShopper(tokens)
  const references: string[] = []
  while (references.length < count) references.push((await buildUpiOrder(shopper)).upiReference)
  await mongoose.disconnect()
  await database.close()
  const sessionId = tokens.readAccess(admin.accessToken)?.sessionId ?? ''
  return { references, accessToken: () => tokens.issue(sessionId, 0).accessToken }
}

/** Uploads a statement with these payments and applies it. Returns how many were ever received with it. */
async function applyStatement(url: URL, accessToken: string, references: string[]) {
  const headers = { authorization: `Bearer ${accessToken}`, 'apollo-require-preflight': 'true' }
  const preview = async (body: FormData) => {
    const reply = await fetch(new URL('/graphql', url), { method: 'POST', headers, body })
    return readReply(PREVIEW, await reply.json()).data?.previewUpiStatement.statement
  }
  const form = new FormData()
  const variables = { file: null, name: 'bank.csv', columns: COLUMNS }
  form.set('operations', JSON.stringify({ query: print(PREVIEW), variables }))
  form.set('map', JSON.stringify({ 0: ['variables.file'] }))
  const rows = references.map((reference): [string, string, number] => [reference, '', 250])
  form.set('0', new Blob([writeStatement(rows)]), 'bank.csv')
  const statement = await preview(form)
  if (!statement) throw new Error('The statement was rejected.')
  const { id, previewId, rowCount } = statement
  expect(rowCount).toBe(references.length)
  const input = { statementId: id, previewId }
  for (;;) {
    const { data } = await sendOperation(url, APPLY, { variables: { input }, accessToken })
    expect(data?.applyUpiStatement.userErrors).toEqual([])
    const { received, counts } = data?.applyUpiStatement.statement ?? {}
    if (received === undefined || !counts) throw new Error('The statement was not applied.')
    if (!counts.some(({ state }) => state === 'MATCHED')) return received
  }
}

it(`a statement marks each payment as received once although the server is killed ${KILLS} times`, () =>
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
