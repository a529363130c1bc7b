import { Timestamp } from 'bson'
import type { Engine } from '../data/engine.ts'
import type { Entry } from '../storage/entry.ts'
import { fail } from '../bson/errors.ts'
import { parseFilter } from '../query/filter.ts'
import { find } from '../query/find.ts'
import type { Transactions } from './transactions.ts'

/** A snapshot keeps old document versions in memory until its session ends, or until it was not used for this time. */
const IDLE_TIMEOUT_MS = 10 * 60_000
const EVERYTHING = { condition: parseFilter({}), sort: [] }

/** All documents at one point in time. Costs only references, because entries are immutable. */
interface Snapshot {
  time: Timestamp
  /** Entries by namespace. */
  entries: Map<string, Entry[]>
  timer: NodeJS.Timeout
}

/** Reads that see one point in time without a transaction, for dumps of a running server. */
export class Snapshots {
  readonly #engine: Engine
  readonly #transactions: Transactions
  readonly #bySession = new Map<string, Snapshot>()
  #lastNumber = 0

  constructor(engine: Engine, transactions: Transactions) {
    this.#engine = engine
    this.#transactions = transactions
  }

  /**
   * The session's snapshot taken at this time, or a new one without a time. Throws if it is no longer available (239).
   */
  read(session: string, time: Timestamp | undefined): Snapshot {
    if (time === undefined) return this.#take(session)
    const known = this.#bySession.get(session)
    if (!known?.time.equals(time)) return fail(239, 'the snapshot is no longer available')
    known.timer.refresh()
    return known
  }

  end(session: string): void {
    clearTimeout(this.#bySession.get(session)?.timer)
    this.#bySession.delete(session)
  }

  /** Takes a snapshot of the committed data. */
  #take(session: string): Snapshot {
    this.end(session)
    const uncommitted = this.#transactions.uncommitted?.before
    const snapshot = {
      time: new Timestamp({ t: Math.floor(Date.now() / 1000), i: ++this.#lastNumber }),
      entries: new Map(
        [...this.#engine.collections].map(([namespace, collection]) => {
          const view = { collection, versions: uncommitted?.get(collection) }
          return [namespace, find(view, EVERYTHING)]
        }),
      ),
      timer: setTimeout(() => this.end(session), IDLE_TIMEOUT_MS).unref(),
    }
    this.#bySession.set(session, snapshot)
    return snapshot
  }
}
