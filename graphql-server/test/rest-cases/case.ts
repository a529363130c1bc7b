import type { RequestErrorCode } from '../../src/lib/messages/error-codes.ts'
import type { Shopper } from '../support/factories.ts'
import type { RestCall, createRestClient } from '../support/rest.ts'
import type { TestStore } from '../support/store.ts'

/** The caller and the store. */
export interface Scene {
  store: TestStore
  call: ReturnType<typeof createRestClient>
  /** A user with an account, signed in if the call requires it. */
  caller: Shopper
}

/** The contents of a request: the body, or the headers and body of a form. */
export type Contents = Pick<RestCall, 'payload' | 'headers'>

export type Make = (scene: Scene) => Promise<object | undefined> | object | undefined

/** The requests of one call, each with what it needs. A plain object is a JSON body. */
export interface RestCase {
  right: Make
  /** Requests to refuse, by error code. */
  wrong: Partial<Record<RequestErrorCode, Make>>
  /** More requests that are refused with BAD_USER_INPUT. */
  invalid?: InvalidRequest[]
}

/** A request that is refused, and the sentence of the refusal. */
export type InvalidRequest = [what: string, make: Make, sentence: string]

const isContents = (made: object): made is Contents => 'payload' in made || 'headers' in made

/** Creates the request of a case. */
export async function buildContents(make: Make, scene: Scene): Promise<Contents> {
  const made = await make(scene)
  if (made === undefined) return {}
  return isContents(made) ? made : { payload: made }
}

/** The id of nothing. */
export const NOWHERE = 'f'.repeat(24)
