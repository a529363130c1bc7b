import type { Engine } from './engine.ts'
import { fail } from './errors.ts'
import type { Operation } from './store.ts'
import { decode, encode, isDoc, type Doc } from './values.ts'

/** First letter of the store's keys. */
const SESSIONS = 's'
const MOST_SESSIONS = 10_000

/** What the last numbered operation of a session came to. */
export interface Outcome {
  number: bigint
  /** The reply of a write, for whoever asks again. */
  reply?: Doc
  committed?: boolean
  /** Why the transaction of this number ended without effect. */
  aborted?: string
}

/**
 * Tells repeated writes from new ones. The outcome is stored together with the write itself, so
 * that a write is applied once, also when the reply is lost or the process killed in between.
 */
export class Retries {
  readonly #engine: Engine
  /** By session, those used last at the end. */
  readonly #outcomes = new Map<string, Outcome>()

  constructor(engine: Engine) {
    this.#engine = engine
    for (const [key, raw] of engine.store.entries(SESSIONS)) {
      const { number, reply, committed } = decode(raw)
      if (typeof number !== 'bigint') continue
      const outcome = { number, committed: committed === true, ...(isDoc(reply) && { reply }) }
      this.#outcomes.set(key.toString('latin1', 1), outcome)
    }
  }

  /** What came of this number, if it was seen before; refuses numbers before the last (225). */
  outcome(session: string, number: bigint): Outcome | undefined {
    const outcome = this.#outcomes.get(session)
    if (outcome && outcome.number > number)
      fail(225, `txnNumber ${number} is too old: this session has begun ${outcome.number}`)
    return outcome?.number === number ? outcome : undefined
  }

  /** Remembers an outcome; what it gives is to be stored together with the write. */
  note(session: string, outcome: Outcome): Operation[] {
    this.#outcomes.delete(session)
    this.#outcomes.set(session, outcome)
    const [oldest] = this.#outcomes.keys()
    if (this.#outcomes.size > MOST_SESSIONS && oldest !== undefined) this.forget(oldest)
    return [[keyOf(session), encode({ ...outcome })]]
  }

  forget(session: string): void {
    if (this.#outcomes.delete(session)) this.#engine.persist([[keyOf(session), null]])
  }
}

function keyOf(session: string): Buffer {
  return Buffer.from(SESSIONS + session, 'latin1')
}
