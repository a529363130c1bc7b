import { DatabaseError } from './errors.ts'
import { SESSIONS } from './engine.ts'
import type { Engine } from './engine.ts'
import { decode, encode, isDoc, own } from './values.ts'
import type { Doc } from './values.ts'

/** What the last numbered operation of a session came to. */
interface Outcome {
  number: bigint
  /** The reply of a finished write, for whoever asks again. */
  reply?: Doc | undefined
  /** How far a write of several statements had come when it began to wait. */
  progress?: Doc | undefined
  committed?: boolean
  /** Why the transaction of this number ended without effect. */
  aborted?: string
  running?: Promise<Doc>
}

const MOST_SESSIONS = 10_000

/**
 * Tells repeated writes from new ones. The outcome is stored together with the write itself, so
 * that a write is applied once, also when the reply is lost or the process killed in between.
 */
export class Retries {
  readonly #engine: Engine
  readonly #outcomes = new Map<string, Outcome>()

  constructor(engine: Engine) {
    this.#engine = engine
    for (const [key, raw] of engine.store.entries(SESSIONS)) {
      const doc = decode(raw)
      const number = doc['number']
      if (typeof number !== 'bigint') continue
      const [reply, progress] = [own(doc, 'reply'), own(doc, 'progress')]
      this.#outcomes.set(key.toString('latin1', 1), {
        number,
        ...(isDoc(reply) && { reply }),
        ...(isDoc(progress) && { progress }),
        committed: doc['committed'] === true,
      })
    }
  }

  outcome(session: string, number: bigint): Outcome | undefined {
    const outcome = this.#outcomes.get(session)
    if (outcome && outcome.number > number)
      throw new DatabaseError(
        225,
        `Retryable write or transaction with txnNumber ${number} is prohibited because a newer one with txnNumber ${outcome.number} has already started on this session.`,
      )
    return outcome?.number === number ? outcome : undefined
  }

  /**
   * Runs a write unless it already ran. `execute` gets what an earlier attempt had done, and must
   * call `note` in the same turn in which it commits.
   */
  async run(
    session: string,
    number: bigint,
    execute: (
      progress: Doc | undefined,
      note: (outcome: { reply?: Doc; progress?: Doc }) => void,
    ) => Promise<Doc>,
  ): Promise<Doc> {
    const known = this.outcome(session, number)
    if (known?.running) return known.running
    if (known?.reply) {
      await this.#engine.durable()
      return known.reply
    }
    const outcome: Outcome = { number, progress: known?.progress }
    const note = (news: { reply?: Doc; progress?: Doc }) => {
      Object.assign(outcome, news)
      this.#keep(session, { number, ...news })
    }
    outcome.running = execute(known?.progress, note)
    this.#remember(session, outcome)
    try {
      return await outcome.running
    } finally {
      delete outcome.running
    }
  }

  /** Call in the turn in which the transaction's changes are committed. */
  noteCommit(session: string, number: bigint, hasWrites: boolean): void {
    this.#remember(session, { number, committed: true })
    if (hasWrites) this.#keep(session, { number, committed: true })
  }

  noteAbort(session: string, number: bigint, reason: string): void {
    this.#remember(session, { number, aborted: reason })
  }

  forget(session: string): void {
    if (!this.#outcomes.delete(session)) return
    this.#engine.persist([[sessionKey(session), null]])
  }

  #keep(session: string, record: Doc): void {
    this.#engine.persist([[sessionKey(session), encode(record)]])
  }

  #remember(session: string, outcome: Outcome): void {
    this.#outcomes.delete(session)
    this.#outcomes.set(session, outcome)
    if (this.#outcomes.size <= MOST_SESSIONS) return
    for (const [oldest, { running }] of this.#outcomes) {
      if (running) continue
      this.forget(oldest)
      return
    }
  }
}

function sessionKey(session: string): Buffer {
  return Buffer.from(SESSIONS + session, 'latin1')
}
