import type { Code } from '../../src/http/codes.ts'
import type { Shopper } from '../support/factories.ts'
import type { RestCall, restDoor } from '../support/rest.ts'
import type { TestStore } from '../support/store.ts'

/** Who calls, and the store that is called. */
export interface Scene {
  store: TestStore
  call: ReturnType<typeof restDoor>
  /** Somebody with an account. They are signed in where the call asks for it. */
  caller: Shopper
}

/** What goes with a call: the body, or the headers and body of a form. */
export type Contents = Pick<RestCall, 'payload' | 'headers'>

type Make = (scene: Scene) => Promise<object | undefined> | object | undefined

/** Requests of one call, each with what it needs made before. A plain object is its JSON body. */
export interface RestCase {
  right: Make
  /** What has to be refused, by its code. */
  wrong: Partial<Record<Code, Make>>
}

const isContents = (made: object): made is Contents => 'payload' in made || 'headers' in made

/** The request that a case makes. */
export async function contentsOf(make: Make, scene: Scene): Promise<Contents> {
  const made = await make(scene)
  if (made === undefined) return {}
  return isContents(made) ? made : { payload: made }
}

/** An id of nothing. */
export const NOWHERE = 'f'.repeat(24)
