import type { ClientSession } from 'mongoose'
import type { Logger } from 'pino'
import { retryDelay, secondsFromNow } from '../lib/time/backoff.ts'
import { retryOutages } from '../lib/database/retry-outages.ts'
import type { Follow } from '../lib/database/changes.ts'
import { DAY_MS } from '../lib/time/days.ts'
import type { Mail, Mailer } from './mailer.ts'
import { OutboxEntry, type OutboxEntryRecord } from './outbox.model.ts'

/** The shortest time between two searches for due emails, in milliseconds. */
const PACE_MS = 1_000
/** The number of emails that a process sends at once, so that a hanging one does not block the others. */
const CONCURRENCY = 3
/** The lease lasts longer than a mailer may take for one email. */
const LEASE_MS = 60_000
/** The time limit for retrying to delete a sent email's entry. Shorter than the rest of its lease. */
const REMOVAL_LIMIT_MS = 30_000
/** The delays between attempts, in seconds. The last one repeats. */
const RETRY_DELAYS = [5, 30, 2 * 60, 10 * 60, 60 * 60] as const
const GIVE_UP_AFTER_MS = DAY_MS
/** How long emails in progress may take when the process stops. */
const STOP_TIMEOUT_MS = 3_000

/** An outbox entry, before its email is written. */
export interface OutboxEntryFields extends Pick<OutboxEntryRecord, 'key' | 'kind' | 'refs'> {
  /** When to send it. Immediately if missing. */
  dueAt?: Date
}

/**
 * Writes an entry's email with the data at the time of sending. Returns null if there is no longer anything to send.
 */
export type Composer = (refs: Record<string, string>) => Promise<Omit<Mail, 'id'> | null>

/** Enqueues an email, which is sent if the surrounding transaction commits. */
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

/** Reschedules the emails that no process has begun to send. Returns their number. */
export async function reschedule(
  keys: string[],
  nextAttemptAt: Date,
  session: ClientSession,
): Promise<number> {
  const update = { $set: { nextAttemptAt } }
  const { matchedCount } = await OutboxEntry.updateMany(unsent(keys), update, { session })
  return matchedCount
}

/** Deletes the emails that no process has begun to send. Returns their number. */
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
  /** Counts an email to an address. Returns false if it must not be sent. Emails with codes are not counted. */
  mayWriteTo?: (to: string) => Promise<boolean>
  log: Logger
}

export interface Outbox {
  /** Starts sending emails when they are due, about a second after they were enqueued. */
  start(follow: Follow): void
  /** Sends all due emails, and resolves when each has been sent or rescheduled. */
  sendDue(): Promise<void>
  /** Lets emails in progress finish for a few seconds, then aborts them. They are sent after the next start. */
  stop(): Promise<void>
}

/**
 * Sends the emails in the outbox. Several processes can share the work. A failed email is retried with growing delays
 * for a day. Each email is sent once, with one unavoidable exception: if a process is killed after the mail server has
 * accepted an email and before its entry is deleted, or if the database is unreachable for 30 seconds in between, the
 * email is resent with the same message-id.
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
  const warn = (err: unknown) => log.warn({ err }, 'outbox could not be read')

  /** Sends emails, beginning with this entry, until no more are due. */
  async function drain(first: OutboxEntryRecord | null): Promise<void> {
    let entry = first
    while (entry) {
      if (await deliver(entry)) await remove(entry)
      entry = await claimNext()
    }
  }

  const claimNext = async () => (stopped ? null : claim())

  /** Begins to send due emails. Returns when the next one is due. */
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

  /** Returns true if the entry needs no further work. */
  async function deliver(entry: OutboxEntryRecord): Promise<boolean> {
    const { kind, refs, attempts, _id } = entry
    let { isCounted = false } = entry
    try {
      const compose = composers[kind]
      if (!compose) throw new Error(`There is no composer for the kind "${kind}".`)
      const mail = await compose(refs)
      // A customer whom the team has added has no address.
      if (!mail || mail.to === '') return true
      isCounted ||= mail.code !== undefined || (await mayWriteTo(mail.to))
      if (isCounted) await mailer.send({ ...mail, id: _id.toHexString() })
      else log.warn({ kind, entry: _id }, 'email not sent: recipient limit reached')
      return true
    } catch (err) {
      log.warn({ err, kind, attempts, entry: _id }, 'email could not be sent')
      return giveUpOrReschedule({ ...entry, isCounted })
    }
  }

  async function giveUpOrReschedule(entry: OutboxEntryRecord): Promise<boolean> {
    const { _id, kind, attempts, createdAt, isCounted } = entry
    if (Date.now() - createdAt.getTime() > GIVE_UP_AFTER_MS) {
      log.error({ kind, attempts, entry: _id }, 'email failed permanently')
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

/** Retries during an outage, such as the election of a new primary, because an email whose entry remains is resent. */
async function remove({ _id }: OutboxEntryRecord): Promise<void> {
  await retryOutages(REMOVAL_LIMIT_MS, () => OutboxEntry.deleteOne({ _id }))
}

/** Returns when the next email is due, or when the next lease ends. */
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
