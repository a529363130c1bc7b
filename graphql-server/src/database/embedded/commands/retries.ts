import type { Engine } from '../data/engine.ts'
import { fail } from '../bson/errors.ts'
import { SESSIONS, type Operation } from '../storage/store.ts'
import { encode, isDoc, type Doc } from '../bson/values.ts'

const MAX_SESSIONS = 10_000

/** The result of a session's last numbered operation. */
export interface Outcome {
  number: bigint
  /** A write's reply, for repeated requests. */
  reply?: Doc
  committed?: boolean
  /** Why the transaction with this number was aborted. */
  aborted?: string
}

/**
 * Detects repeated writes. The outcome is stored together with the write, so that a write is applied once even if the
 * reply is lost or the process is killed in between.
 */
export class Retries {
  readonly #engine: Engine
  /** By session, the most recently used last. */
  readonly #outcomes = new Map<string, Outcome>()

  constructor(engine: Engine) {
    this.#engine = engine
    for (const { id, doc } of engine.store.take(SESSIONS)) {
      const { number, reply, committed } = doc
      if (typeof number !== 'bigint') continue
      const outcome = { number, committed: committed === true, ...(isDoc(reply) && { reply }) }
      this.#outcomes.set(id, outcome)
    }
  }

  /** The outcome for this number if it was seen before. Throws for numbers before the last one (225). */
  outcome(session: string, number: bigint): Outcome | undefined {
    const outcome = this.#outcomes.get(session)
    if (outcome && outcome.number > number)
      fail(225, `txnNumber ${number} is too old: this session has begun ${outcome.number}`)
    return outcome?.number === number ? outcome : undefined
  }

  /** Stores an outcome. Returns operations that must be written together with the write. */
  record(session: string, outcome: Outcome): Operation[] {
    this.#outcomes.delete(session)
    this.#outcomes.set(session, outcome)
    const [oldest] = this.#outcomes.keys()
    if (this.#outcomes.size > MAX_SESSIONS && oldest !== undefined) this.forget(oldest)
    return [stored(session, outcome)]
  }

  forget(session: string): void {
    if (!this.#outcomes.delete(session)) return
    this.#engine.persist([{ table: SESSIONS, key: session, value: null }])
  }

  /** All outcomes as operations. */
  snapshot(): Operation[] {
    return [...this.#outcomes].map(([session, outcome]) => stored(session, outcome))
  }
}

function stored(session: string, outcome: Outcome): Operation {
  return { table: SESSIONS, key: session, value: encode({ ...outcome }) }
}
