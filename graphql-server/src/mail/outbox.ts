import type { ClientSession } from 'mongoose'
import type { Logger } from 'pino'
import { retryDelay, secondsFromNow } from '../lib/backoff.ts'
import { runEvery } from '../lib/interval.ts'
import type { Mail, Mailer } from './mailer.ts'
import { OutboxEntry, type OutboxEntryRecord } from './outbox.model.ts'

const POLL_MS = 1_000
/** Mails that a process sends at once: one that hangs does not hold up the others. */
const CONCURRENCY = 3
/** Longer than a mailer may take for a mail. */
const LEASE_MS = 60_000
/** Between the attempts, in seconds; the last one again and again. */
const PAUSES = [5, 30, 2 * 60, 10 * 60, 60 * 60] as const
const GIVE_UP_MS = 24 * 60 * 60_000
/** How long mails under way may take when the process stops. */
const STOP_MS = 3_000

/** What is told by a mail, before it is written. */
export type OutboxEntryFields = Pick<OutboxEntryRecord, 'key' | 'kind' | 'refs'>

/** Writes the mail of an entry, as things are when it is sent. Null when there is nothing to send any more. */
export type Composer = (refs: Record<string, string>) => Promise<Omit<Mail, 'id'> | null>

/** Takes a mail to be sent. It leaves if, and only if, the transaction around it commits. */
export function enqueue(entry: OutboxEntryFields, session?: ClientSession): Promise<void> {
  return enqueueAll([entry], session)
}

/** Takes several mails to be sent. */
export async function enqueueAll(
  entries: OutboxEntryFields[],
  session?: ClientSession,
): Promise<void> {
  const now = new Date()
  const due = { attempts: 0, nextAttemptAt: now, createdAt: now }
  await OutboxEntry.insertMany(
    entries.map((entry) => ({ ...entry, ...due })),
    { session, lean: true },
  )
}

export interface OutboxOptions {
  mailer: Mailer
  /** By the kind of entry. */
  composers: Record<string, Composer>
  log: Logger
}

export interface Outbox {
  /** Sends what is due about every second from now on. */
  start(): void
  /** Sends what is due now, and resolves when each such mail has been sent or put off. */
  sendDue(): Promise<void>
  /** Lets mails under way end for some seconds, then breaks them off: they are sent after the next start. */
  stop(): Promise<void>
}

/**
 * Sends what stands in the outbox; any number of processes share the work. A mail that can't be sent is tried
 * again after growing pauses, for a day. A mail is sent once, but for one case that no sender can rule out: a
 * process that is killed after the mail server took the mail and before the entry was deleted. It is then
 * sent again under the same message-id.
 */
export function createOutbox({ mailer, composers, log }: OutboxOptions): Outbox {
  let stopped = false
  const lanes = new Set<() => Promise<void>>()

  async function drain(): Promise<void> {
    for (;;) {
      const entry = stopped ? null : await claim()
      if (!entry) return
      if (await deliver(entry)) await OutboxEntry.deleteOne({ _id: entry._id })
    }
  }

  /** True when there is nothing left to do for the entry. */
  async function deliver(entry: OutboxEntryRecord): Promise<boolean> {
    const { kind, refs, attempts, _id } = entry
    try {
      const compose = composers[kind]
      if (!compose) throw new Error(`No mail of the kind "${kind}" is known.`)
      const mail = await compose(refs)
      if (mail) await mailer.send({ ...mail, id: _id.toHexString() })
      return true
    } catch (err) {
      log.warn({ err, kind, attempts, entry: _id }, 'a mail could not be sent')
      return giveUpOrPutOff(entry)
    }
  }

  async function giveUpOrPutOff({ _id, kind, attempts, createdAt }: OutboxEntryRecord) {
    if (Date.now() - createdAt.getTime() > GIVE_UP_MS) {
      log.error({ kind, attempts, entry: _id }, 'a mail was given up after a day')
      return true
    }
    const nextAttemptAt = secondsFromNow(retryDelay(attempts, PAUSES))
    await OutboxEntry.updateOne({ _id, attempts }, { $set: { nextAttemptAt } })
    return false
  }

  return {
    start() {
      for (let n = 0; n < CONCURRENCY; n += 1) {
        const lane = runEvery(POLL_MS, drain, (err) => log.warn({ err }, 'the outbox stands still'))
        lanes.add(() => lane.stop())
      }
    },
    async sendDue() {
      await Promise.all(Array.from({ length: CONCURRENCY }, drain))
    },
    async stop() {
      stopped = true
      const breakOff = setTimeout(() => mailer.close(), STOP_MS)
      await Promise.all([...lanes].map((end) => end()))
      clearTimeout(breakOff)
      mailer.close()
    },
  }
}

/** The next entry that is due, which is this process's own until its lease ends. */
async function claim(): Promise<OutboxEntryRecord | null> {
  return OutboxEntry.findOneAndUpdate(
    { nextAttemptAt: { $lte: new Date() } },
    { $set: { nextAttemptAt: secondsFromNow(LEASE_MS / 1000) }, $inc: { attempts: 1 } },
    { sort: { nextAttemptAt: 1 }, returnDocument: 'after' },
  ).lean()
}
