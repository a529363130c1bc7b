import { expect } from 'vitest'
import type { Shopper } from './factories.ts'
import type { TestStore } from './store.ts'

/** Without `type`, the input type's name follows from the mutation's name. */
export type Mutation = [name: string, input: object, by?: Shopper, type?: string]

/** Runs the mutation with this name, which must succeed. */
export async function runMutation(store: TestStore, ...mutation: Mutation): Promise<void> {
  const [name, input, by] = mutation
  const [, , , type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`] = mutation
  const document = `mutation ($input: ${type}!) { ${name}(input: $input) { userErrors { message } } }`
  const reply = await store.query(document, { input }, by?.accessToken)
  expect(reply.errors).toBeUndefined()
  expect(reply.data).toEqual({ [name]: { userErrors: [] } })
}
