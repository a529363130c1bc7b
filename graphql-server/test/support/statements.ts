import type { ResultOf } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import { buildForm, FORM_TYPE } from '../attacks/upload-endpoints.ts'
import { buildOrder, type Shopper } from './factories.ts'
import { runMutation } from './run-mutation.ts'
import { gql } from './gql.ts'
import type { GraphqlReply, TestStore } from './store.ts'

/** The columns that `writeStatement` writes. */
export const COLUMNS = { date: 0, description: 1, reference: 2, amount: 3 }

export const PREVIEW =
  gql(`mutation ($file: Upload!, $name: String!, $columns: UpiStatementColumnsInput) {
  previewUpiStatement(input: { file: $file, name: $name, columns: $columns }) {
    table { header headerLine samples columns { date description reference amount type debit balance status } confirmed }
    statement { id previewId name uploadedBy rowCount received counts { state count } }
    userErrors { code message field }
  }
}`)

/** Writes a CSV statement with these credits: description, reference and rupees. */
export function writeStatement(rows: readonly [string, string, string | number][]): string {
  const lines = rows.map((cells) => ['25/11/2026', ...cells].map((cell) => `"${cell}"`).join(','))
  return ['Date,Narration,Ref No,Credit', ...lines].join('\n')
}

/** Uploads a statement as an admin. */
export async function uploadStatement(
  { app }: TestStore,
  { accessToken }: Shopper,
  content: string | Buffer,
  columns: object | null = COLUMNS,
): Promise<GraphqlReply<ResultOf<typeof PREVIEW>>> {
  const variables = { file: null, name: 'bank.csv', columns }
  const reply = await app.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'content-type': FORM_TYPE,
      'apollo-require-preflight': 'true',
      authorization: `Bearer ${accessToken}`,
    },
    payload: buildForm([
      { name: 'operations', content: JSON.stringify({ query: print(PREVIEW), variables }) },
      { name: 'map', content: JSON.stringify({ 0: ['variables.file'] }) },
      { name: '0', fileName: 'bank.csv', content },
    ]),
  })
  return reply.json<GraphqlReply<ResultOf<typeof PREVIEW>>>()
}

let made = 0

/** Creates an order of ₹250 whose UPI payment is claimed, with its reference and transaction number. */
export async function buildUpiOrder({ user }: Shopper) {
  made += 1
  const upiReference = `KC${String(made).padStart(12, '0')}`
  const upiTransactionId = String(412_000_000_000 + made)
  const order = await buildOrder(user, {
    payment: {
      method: 'UPI',
      state: 'CLAIMED',
      notedAt: null,
      adminId: null,
      upiReference,
      upiTransactionId,
    },
  })
  return { order, id: order._id.toHexString(), upiReference, upiTransactionId }
}

/** Applies a statement with a matched row for this customer's order, and an unknown row. */
export async function applyUpiStatement(store: TestStore, admin: Shopper, shopper: Shopper) {
  const { upiReference } = await buildUpiOrder(shopper)
  const text = writeStatement([
    [upiReference, '', 250],
    ['x', '512345678901', 250],
  ])
  const { data } = await uploadStatement(store, admin, text)
  const { id: statementId = '', previewId = '' } = data.previewUpiStatement.statement ?? {}
  await runMutation(store, 'applyUpiStatement', { statementId, previewId }, admin)
  return { statementId, text }
}
