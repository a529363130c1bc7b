import type { RequestErrorCode } from '../../src/lib/messages/error-codes.ts'
import type { Shopper } from '../support/factories.ts'
import type { RestCall, createRestClient } from '../support/rest.ts'
import type { TestStore } from '../support/store.ts'

/** The caller and the server. */
export interface Scene {
  store: TestStore
  call: ReturnType<typeof createRestClient>
  /** A user with an account, logged in if the call requires it. */
  caller: Shopper
}

/** A request's contents: the body, or the headers and body of a form. */
export type Contents = Pick<RestCall, 'payload' | 'headers'>

export type Make = (scene: Scene) => Promise<object | undefined> | object | undefined

/** The requests to one call, each with its preparation. A plain object is a JSON body. */
export interface RestCase {
  right: Make
  /** Requests that the call rejects, by error code. */
  wrong: Partial<Record<RequestErrorCode, Make>>
  /** More requests that are rejected with BAD_USER_INPUT. */
  invalid?: InvalidRequest[]
}

/** A rejected request, and its error message. */
export type InvalidRequest = [what: string, make: Make, sentence: string]

const isContents = (made: object): made is Contents => 'payload' in made || 'headers' in made

/** Creates a case's request. */
export async function buildContents(make: Make, scene: Scene): Promise<Contents> {
  const made = await make(scene)
  if (made === undefined) return {}
  return isContents(made) ? made : { payload: made }
}

/** An id that does not exist. */
export const NOWHERE = 'f'.repeat(24)
