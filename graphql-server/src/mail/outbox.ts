import type { ClientSession } from 'mongoose'
import type { Logger } from 'pino'
import { retryDelay, secondsFromNow } from '../lib/time/backoff.ts'
import { retryOutages } from '../lib/database/retry-outages.ts'
import type { Follow } from '../lib/database/changes.ts'
import { DAY_MS } from '../lib/time/days.ts'
import type { Mail, Mailer } from './mailer.ts'
import { OutboxEntry, type OutboxEntryRecord } from './outbox.model.ts'

/** How often due mails are looked for at most, in milliseconds. */
const PACE_MS = 1_000
/** How many mails a process sends at once, so that one that hangs does not hold up the others. */
const CONCURRENCY = 3
/** Longer than a mailer may take for one mail. */
const LEASE_MS = 60_000
/** How long deleting the entry of a sent mail is retried. Shorter than the rest of its lease. */
const REMOVAL_LIMIT_MS = 30_000
/** The delays between attempts in seconds. The last one repeats. */
const RETRY_DELAYS = [5, 30, 2 * 60, 10 * 60, 60 * 60] as const
const GIVE_UP_AFTER_MS = DAY_MS
/** How long mails in progress may take when the process stops. */
const STOP_TIMEOUT_MS = 3_000

/** An entry of the outbox, before its mail is written. */
export interface OutboxEntryFields extends Pick<OutboxEntryRecord, 'key' | 'kind' | 'refs'> {
  /** When it is sent. Missing for at once. */
  dueAt?: Date
}

/**
 * Writes the mail of an entry with the data at the time of sending. Returns null when there is nothing to send any
 * more.
 */
export type Composer = (refs: Record<string, string>) => Promise<Omit<Mail, 'id'> | null>

/** Enqueues a mail, which is sent if the surrounding transaction commits. */
export function enqueue(entry: OutboxEntryFields, session?: ClientSession): Promise<void> {
  return enqueueAll([entry], session)
}

export async function enqueueAll(
  entries: OutboxEntryFields[],
  session?: ClientSession,
): Promise<void> {
  if (entries.length === 0) return
  const now = new Date()
  await OutboxEntry.insertMany(
    entries.map(({ dueAt = now, ...entry }) => ({
      ...entry,
      ...{ attempts: 0, nextAttemptAt: dueAt, createdAt: now },
    })),
    { session, lean: true },
  )
}

/** Changes when mails are sent that no process has begun to send. Returns their number. */
export async function reschedule(
  keys: string[],
  nextAttemptAt: Date,
  session: ClientSession,
): Promise<number> {
  const update = { $set: { nextAttemptAt } }
  const { matchedCount } = await OutboxEntry.updateMany(unsent(keys), update, { session })
  return matchedCount
}

/** Deletes mails that no process has begun to send. Returns their number. */
export async function dropUnsent(keys: string[], session: ClientSession): Promise<number> {
  const { deletedCount } = await OutboxEntry.deleteMany(unsent(keys), { session })
  return deletedCount
}

function unsent(keys: string[]) {
  return { key: { $in: keys }, attempts: 0 }
}

export interface OutboxOptions {
  mailer: Mailer
  composers: Record<string, Composer>
  /** Counts a mail to an address. Returns false if it must not be sent. Mails with codes are not counted. */
  mayWriteTo?: (to: string) => Promise<boolean>
  log: Logger
}

export interface Outbox {
  /** Starts sending mails when they are due, about a second after they were enqueued. */
  start(follow: Follow): void
  /** Sends what is due now, and resolves when each of these mails has been sent or rescheduled. */
  sendDue(): Promise<void>
  /** Lets mails in progress finish for a few seconds, then aborts them. They are sent after the next start. */
  stop(): Promise<void>
}

/**
 * Sends the mails of the outbox. Several processes can share the work. A failed mail is retried with growing delays
 * for a day. Each mail is sent once, with one unavoidable exception: if a process is killed after the mail server has
 * accepted a mail and before its entry is deleted, or if the database cannot be reached for 30 seconds in between, the
 * mail is sent again under the same message-id.
 */
export function createOutbox({
  mailer,
  composers,
  mayWriteTo = () => Promise.resolve(true),
  log,
}: OutboxOptions): Outbox {
  let stopped = false
  const lanes = new Set<Promise<void>>()
  let following: ReturnType<Follow> | null = null
  const warn = (err: unknown) => log.warn({ err }, 'the outbox could not be read')

  /** Sends mails, beginning with this entry, until none is due. */
  async function drain(first: OutboxEntryRecord | null): Promise<void> {
    let entry = first
    while (entry) {
      if (await deliver(entry)) await remove(entry)
      entry = await claimNext()
    }
  }

  const claimNext = async () => (stopped ? null : claim())

  /** Begins to send what is due. Returns when the next mail is due. */
  async function fillLanes(): Promise<Date | null> {
    while (lanes.size < CONCURRENCY) {
      const entry = await claimNext()
      if (!entry) return findNextDue()
      const lane = drain(entry)
        .catch(warn)
        .finally(() => {
          lanes.delete(lane)
          following?.wake()
        })
      lanes.add(lane)
    }
    return null
  }

  /** Returns true when the entry needs no further work. */
  async function deliver(entry: OutboxEntryRecord): Promise<boolean> {
    const { kind, refs, attempts, _id } = entry
    let { isCounted = false } = entry
    try {
      const compose = composers[kind]
      if (!compose) throw new Error(`There is no composer for the kind "${kind}".`)
      const mail = await compose(refs)
      if (!mail) return true
      isCounted ||= mail.code !== undefined || (await mayWriteTo(mail.to))
      if (isCounted) await mailer.send({ ...mail, id: _id.toHexString() })
      else log.warn({ kind, entry: _id }, 'a mail was not sent: its recipient gets too many')
      return true
    } catch (err) {
      log.warn({ err, kind, attempts, entry: _id }, 'a mail could not be sent')
      return giveUpOrReschedule({ ...entry, isCounted })
    }
  }

  async function giveUpOrReschedule(entry: OutboxEntryRecord): Promise<boolean> {
    const { _id, kind, attempts, createdAt, isCounted } = entry
    if (Date.now() - createdAt.getTime() > GIVE_UP_AFTER_MS) {
      log.error({ kind, attempts, entry: _id }, 'gave up on a mail after a day')
      return true
    }
    const nextAttemptAt = secondsFromNow(retryDelay(attempts, RETRY_DELAYS))
    await OutboxEntry.updateOne({ _id, attempts }, { $set: { nextAttemptAt, isCounted } })
    return false
  }

  return {
    start(follow) {
      const collections = ['outbox']
      following = follow({ collections, pace: PACE_MS, run: fillLanes, onError: warn })
    },
    async sendDue() {
      await Promise.all(Array.from({ length: CONCURRENCY }, async () => drain(await claimNext())))
    },
    async stop() {
      stopped = true
      const abortTimer = setTimeout(() => mailer.close(), STOP_TIMEOUT_MS)
      await following?.stop()
      await Promise.all(lanes)
      clearTimeout(abortTimer)
      mailer.close()
    },
  }
}

/** Tries again during an outage, such as the election of a new primary: a mail whose entry stays is sent again. */
async function remove({ _id }: OutboxEntryRecord): Promise<void> {
  await retryOutages(REMOVAL_LIMIT_MS, () => OutboxEntry.deleteOne({ _id }))
}

/** When the first mail is due that no process is sending, or the lease ends of one that is being sent. */
async function findNextDue(): Promise<Date | null> {
  const entry = await OutboxEntry.findOne({}, { nextAttemptAt: 1 })
    .sort({ nextAttemptAt: 1 })
    .lean()
  return entry?.nextAttemptAt ?? null
}

/** Claims the next due entry until its lease ends. */
async function claim(): Promise<OutboxEntryRecord | null> {
  return OutboxEntry.findOneAndUpdate(
    { nextAttemptAt: { $lte: new Date() } },
    { $set: { nextAttemptAt: secondsFromNow(LEASE_MS / 1000) }, $inc: { attempts: 1 } },
    { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
  ).lean()
}
