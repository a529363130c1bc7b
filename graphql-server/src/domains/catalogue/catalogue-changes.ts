import type { ClientSession, Types } from 'mongoose'
import { CatalogueChange, type CatalogueChangeRecord } from './catalogue-change.model.ts'

export type CatalogueKind = CatalogueChangeRecord['kind']

/** How far a look reaches back behind the newest change that was seen, in milliseconds. */
const REACH = 1_000
/** Every so many looks one reaches back farther, for late commits and clocks that are behind ours. */
const FAR_LOOK = 4
const FAR_REACH = 10_000
/** Rows that are read and handed on at once, so that an import of thousands never holds up requests. */
const PORTION = 500

let latest = 0

/** The time now, never the same twice in this process: two changes of one thing stay apart. */
function nextMoment(): Date {
  latest = Math.max(Date.now(), latest + 1)
  return new Date(latest)
}

/**
 * Records that things were written or deleted, for the processes that follow, and to be numbered for mirrors.
 * One command whatever their number. Call it within the transaction of the write, or else after it.
 */
export async function recordChanges(
  kind: CatalogueKind,
  ids: Types.ObjectId[],
  { deleted = false, session }: { deleted?: boolean; session?: ClientSession | undefined } = {},
): Promise<void> {
  if (ids.length === 0) return
  const at = nextMoment()
  const update = { $set: { kind, at, deleted, waitingSince: at } }
  await CatalogueChange.bulkWrite(
    ids.map((_id) => ({ updateOne: { filter: { _id }, update, upsert: true } })),
    { ordered: false, session },
  )
}

export interface FollowOptions {
  /** Gets each change once, oldest first, in portions; the next portion waits for it. */
  onChange: (changes: CatalogueChangeRecord[]) => Promise<void> | void
  /** The database could not be read, or `onChange` failed: it is tried again at the next look. */
  onError: (error: unknown) => void
  /** Changes from about then on, by default from now on. */
  since?: Date
  /** Milliseconds between two looks. */
  intervalMs?: number
}

export interface Following {
  /** Ends it, and resolves when nothing of it runs any more. */
  stop(): Promise<void>
  /** Resolves when all that had been recorded before the call has been handed on. */
  caughtUp(): Promise<void>
}

/**
 * Follows the catalogue's changes, whichever process makes them. Each look reaches back a while behind
 * the newest change seen, so that late commits and clocks that differ by seconds hide nothing. Lives
 * through a database that is away. Never looks twice at once, and does not keep the process alive.
 */
export function followChanges(options: FollowOptions): Following {
  const { onError, intervalMs = 500 } = options
  const reader = changeReader(options.since ?? new Date(), options.onChange)
  let looks = 0
  let running: Promise<boolean> | null = null

  async function look(reach: number): Promise<boolean> {
    try {
      await reader.read(reach)
      return true
    } catch (error) {
      if (!reader.closed) onError(error)
      return false
    }
  }

  function lookOnce(reach: number): Promise<boolean> {
    running ??= look(reach).finally(() => (running = null))
    return running
  }

  const timer = setInterval(() => {
    looks += 1
    void lookOnce(looks % FAR_LOOK === 1 ? FAR_REACH : REACH)
  }, intervalMs)
  timer.unref()

  return {
    async stop() {
      reader.closed = true
      clearInterval(timer)
      await running
    },
    async caughtUp() {
      await running
      while (!reader.closed && !(await lookOnce(FAR_REACH))) await pause(intervalMs)
    },
  }
}

/** Reads the changes that were not handed on yet. */
function changeReader(since: Date, onChange: FollowOptions['onChange']) {
  const seen = new Map<string, number>()
  let newest = since.getTime()
  const isFresh = ({ _id, at }: CatalogueChangeRecord) =>
    seen.get(_id.toHexString()) !== at.getTime()

  const reader = {
    closed: false,
    async read(reach: number): Promise<void> {
      const from = Math.min(newest, Date.now()) - reach
      const rows = await CatalogueChange.find({ at: { $gte: new Date(from) } })
        .sort({ at: 1 })
        .batchSize(PORTION)
        .lean()
      const fresh = rows.filter(isFresh)
      for (let start = 0; start < fresh.length && !reader.closed; start += PORTION) {
        const portion = fresh.slice(start, start + PORTION)
        await onChange(portion)
        for (const { _id, at } of portion) {
          seen.set(_id.toHexString(), at.getTime())
          newest = Math.max(newest, at.getTime())
        }
      }
      if (reach === FAR_REACH) forget(seen, from)
    },
  }
  return reader
}

function forget(seen: Map<string, number>, before: number): void {
  for (const [id, at] of seen) if (at < before) seen.delete(id)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref())
}
