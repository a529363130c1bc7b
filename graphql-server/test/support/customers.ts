import { expect } from 'vitest'
import { gql, type TestDocument } from './gql.ts'
import type { Shopper } from './factories.ts'
import type { TestStore } from './store.ts'

const CUSTOMER = gql(`fragment TestCustomer on Customer {
  id version note
  cashBlock { reason by }
  cashBlockChanges { isBlocked reason by }
  views { by }
}`)
export const READ = gql(
  `query ($id: ID!) { customer(id: $id) { name email ...TestCustomer } }`,
  CUSTOMER,
)
export const NOTE = gql(
  `mutation ($input: SetCustomerNoteInput!) {
    payload: setCustomerNote(input: $input) {
      customer { ...TestCustomer } userErrors { code message field }
    }
  }`,
  CUSTOMER,
)
export const BLOCK = gql(
  `mutation ($input: BlockCashInput!) {
    payload: blockCash(input: $input) {
      customer { ...TestCustomer } userErrors { code message field }
    }
  }`,
  CUSTOMER,
)
export const UNBLOCK = gql(
  `mutation ($input: UnblockCashInput!) {
    payload: unblockCash(input: $input) {
      customer { ...TestCustomer } userErrors { code message field }
    }
  }`,
  CUSTOMER,
)

/** Sends a mutation about a customer as this admin. The version defaults to 0. */
export async function changeCustomer<Data extends { payload: object }>(
  { store, admin }: { store: TestStore; admin: Shopper },
  document: TestDocument<Data>,
  { user }: Pick<Shopper, 'user'>,
  input: object,
): Promise<Data['payload']> {
  const variables = { input: { customerId: user._id.toHexString(), version: 0, ...input } }
  const { data, errors } = await store.query(document, variables, admin.accessToken)
  expect(errors).toBeUndefined()
  return data.payload
}
