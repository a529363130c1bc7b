import mongoose from 'mongoose'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openTestDatabase, countScans, type TestDatabase } from '../../test/support/database.ts'
import { followByTime } from '../../test/support/follow-by-time.ts'
import { createChanges } from '../lib/database/changes.ts'
import type { Mail, Mailer } from './mailer.ts'
import { OutboxEntry } from './outbox.model.ts'
import { createOutbox, enqueue, type Composer } from './outbox.ts'

const HOUR = 60 * 60_000

let database: TestDatabase
let logLines: string[] = []

beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => {
  logLines = []
})
afterEach(async () => {
  vi.useRealTimers()
  await OutboxEntry.deleteMany({})
})
afterAll(() => database.close())

const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) })

const greeting: Composer = ({ name = '' }) =>
  Promise.resolve({ to: `${name}@example.com`, subject: name, text: name, html: name })

/** An outbox whose mailer calls `send` for each email. */
function outboxWith(send: Mailer['send'], composers: Record<string, Composer> = { greeting }) {
  return createOutbox({ mailer: { send, close: () => undefined }, composers, log })
}

/** An outbox that collects the emails it sends. */
function collecting() {
  const sent: Mail[] = []
  const outbox = outboxWith(async (mail) => {
    await new Promise((resolve) => setImmediate(resolve))
    sent.push(mail)
  })
  return { outbox, sent }
}

const entry = (name: string) => ({ key: `greeting:${name}`, kind: 'greeting', refs: { name } })
const names = (count: number) => Array.from({ length: count }, (_, n) => `person${n}`)
const subjects = (mails: Mail[]) => mails.map(({ subject }) => subject).sort()

describe('sending', () => {
  it('an email is sent once and its entry deleted', async () => {
    const { outbox, sent } = collecting()
    await enqueue(entry('asha'))
    await outbox.sendDue()
    await outbox.sendDue()
    expect(sent).toMatchObject([{ to: 'asha@example.com' }])
    expect(await OutboxEntry.countDocuments()).toBe(0)
  })

  it('an email is sent only if the surrounding transaction commits', async () => {
    const { outbox, sent } = collecting()
    const failed = mongoose.connection.transaction(async (session) => {
      await enqueue(entry('lost'), session)
      throw new Error('rolled back')
    })
    await expect(failed).rejects.toThrow('rolled back')
    await mongoose.connection.transaction((session) => enqueue(entry('kept'), session))
    await outbox.sendDue()
    expect(subjects(sent)).toEqual(['kept'])
  })

  it('an email is enqueued once per key', async () => {
    await enqueue(entry('asha'))
    await expect(enqueue(entry('asha'))).rejects.toMatchObject({ code: 11_000 })
  })

  it('an email that was enqueued before a restart is sent after it', async () => {
    const before = collecting()
    await before.outbox.stop()
    await enqueue(entry('asha'))
    await before.outbox.sendDue()
    const after = collecting()
    await after.outbox.sendDue()
    expect([before.sent.length, after.sent.length]).toEqual([0, 1])
  })

  it('an email whose composer returns null is not sent', async () => {
    const { sent } = collecting()
    await enqueue(entry('asha'))
    const nothing = () => Promise.resolve(null)
    await outboxWith(() => Promise.reject(new Error('sent')), { greeting: nothing }).sendDue()
    expect(sent).toEqual([])
    expect(await OutboxEntry.countDocuments()).toBe(0)
  })
})

describe('several processes', () => {
  it('several processes share the work and send each email once', async () => {
    const all = names(60)
    for (const name of all) await enqueue(entry(name))
    const workers = [collecting(), collecting(), collecting()]
    await Promise.all(workers.map(({ outbox }) => outbox.sendDue()))
    expect(subjects(workers.flatMap(({ sent }) => sent))).toEqual([...all].sort())
    expect(await OutboxEntry.countDocuments()).toBe(0)
  })

  it('another process takes over from a killed one after a minute, with the same id', async () => {
    await enqueue(entry('asha'))
    const ids: string[] = []
    const begun = new Promise<void>((resolve) => {
      const killed = outboxWith(({ id }) => {
        ids.push(id)
        resolve()
        return new Promise(() => undefined)
      })
      void killed.sendDue()
    })
    await begun
    const { outbox, sent } = collecting()
    const takenAt = Date.now()
    vi.useFakeTimers({ now: takenAt + 50_000, toFake: ['Date'] })
    await outbox.sendDue()
    expect(sent).toEqual([])
    vi.setSystemTime(takenAt + 61_000)
    await outbox.sendDue()
    expect(sent.map(({ id }) => id)).toEqual(ids)
  })

  it('a late failure does not change an email that another process has taken over', async () => {
    await enqueue(entry('asha'))
    const failures: (() => void)[] = []
    const hanging = () => outboxWith(() => new Promise((_, reject) => failures.push(reject)))
    const late = hanging().sendDue()
    await vi.waitFor(() => expect(failures).toHaveLength(1), { timeout: 10_000 })
    vi.useFakeTimers({ now: Date.now() + 61_000, toFake: ['Date'] })
    void hanging().sendDue()
    await vi.waitFor(() => expect(failures).toHaveLength(2), { timeout: 10_000 })
    const takenOver = await OutboxEntry.findOne().lean()
    failures[0]?.()
    await late
    expect(await OutboxEntry.findOne().lean()).toEqual(takenOver)
  })
})

describe('failures', () => {
  const failing = () => outboxWith(() => Promise.reject(new Error('The mail server is down.')))

  it('a failed email is retried with growing delays', async () => {
    const outbox = failing()
    await enqueue(entry('asha'))
    const pauses = []
    for (let n = 0; n < 7; n += 1) {
      const { nextAttemptAt: due } = await OutboxEntry.findOne().orFail().lean()
      vi.useFakeTimers({ now: due.getTime(), toFake: ['Date'] })
      await outbox.sendDue()
      const { nextAttemptAt } = await OutboxEntry.findOne().orFail().lean()
      pauses.push((nextAttemptAt.getTime() - due.getTime()) / 1000)
    }
    expect(pauses).toEqual([5, 30, 120, 600, 3600, 3600, 3600])
  })

  it('a failed email is not retried before its delay, and arrives when the server is back', async () => {
    await enqueue(entry('asha'))
    await failing().sendDue()
    const { outbox, sent } = collecting()
    await outbox.sendDue()
    expect(sent).toEqual([])
    vi.useFakeTimers({ now: Date.now() + 5_001, toFake: ['Date'] })
    await outbox.sendDue()
    expect(subjects(sent)).toEqual(['asha'])
  })

  it('a failed email is given up after a day, with a log line without the address', async () => {
    await enqueue(entry('asha'))
    vi.useFakeTimers({ now: Date.now() + 24 * HOUR + 1000, toFake: ['Date'] })
    await failing().sendDue()
    expect(await OutboxEntry.countDocuments()).toBe(0)
    expect(logLines.filter((line) => line.includes('email failed permanently'))).toHaveLength(1)
    expect(logLines.join('')).not.toContain('asha')
  })

  it('an email of an unknown kind waits for a process that knows it', async () => {
    await enqueue({ key: 'x', kind: 'of a newer version', refs: { name: 'x' } })
    await collecting().outbox.sendDue()
    expect(await OutboxEntry.findOne().lean()).toMatchObject({ attempts: 1 })
  })

  it('a hanging email does not block others', async () => {
    for (const name of ['stuck', ...names(20)]) await enqueue(entry(name))
    const sent: string[] = []
    let release: () => void = () => undefined
    const stuck = new Promise<void>((resolve) => (release = resolve))
    const outbox = outboxWith(async ({ subject }) => {
      if (subject === 'stuck') await stuck
      sent.push(subject)
    })
    const sending = outbox.sendDue()
    await vi.waitFor(() => expect(sent).toHaveLength(20), { timeout: 20_000 })
    expect(sent).not.toContain('stuck')
    release()
    await sending
    expect(sent).toContain('stuck')
  })
})

describe('a running outbox', () => {
  it('a started outbox sends without being asked, and stops', async () => {
    const { outbox, sent } = collecting()
    const changes = createChanges(log)
    outbox.start(changes.follow)
    changes.start()
    await enqueue(entry('first'))
    await vi.waitFor(() => expect(subjects(sent)).toEqual(['first']), { timeout: 20_000 })
    await changes.stop()
    await outbox.stop()
    await enqueue(entry('second'))
    await outbox.sendDue()
    expect(sent).toHaveLength(1)
  })

  it('a stopping outbox aborts a hanging email, which is sent after the next start', async () => {
    let breakOff: () => void = () => undefined
    let begun = false
    const mailer: Mailer = {
      send: () =>
        new Promise((_resolve, reject) => {
          begun = true
          breakOff = () => reject(new Error('aborted'))
        }),
      close: () => breakOff(),
    }
    const outbox = createOutbox({ mailer, composers: { greeting }, log })
    await enqueue(entry('asha'))
    outbox.start(followByTime)
    await vi.waitFor(() => expect(begun).toBe(true), { timeout: 20_000 })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const stopped = outbox.stop()
    await vi.advanceTimersByTimeAsync(4_000)
    await stopped
    expect(await OutboxEntry.findOne().lean()).toMatchObject({ attempts: 1 })
  })

  it('the outbox survives a database failure', async () => {
    const { outbox, sent } = collecting()
    const claim = vi.spyOn(OutboxEntry, 'findOneAndUpdate').mockImplementation(() => {
      throw new Error('The database is unavailable.')
    })
    outbox.start(followByTime)
    await enqueue(entry('asha'))
    await vi.waitFor(() => expect(logLines.join('')).toContain('outbox could not be read'), {
      timeout: 20_000,
    })
    claim.mockRestore()
    await vi.waitFor(() => expect(sent).toHaveLength(1), { timeout: 20_000 })
    await outbox.stop()
  })

  it('an email is sent once if the database fails after sending', async () => {
    const { outbox, sent } = collecting()
    vi.spyOn(OutboxEntry, 'deleteOne').mockImplementationOnce(() => {
      throw new mongoose.mongo.MongoNetworkError('The primary has stepped down.')
    })
    await enqueue(entry('asha'))
    await outbox.sendDue()
    expect(sent).toHaveLength(1)
    expect(await OutboxEntry.countDocuments()).toBe(0)
  })

  it('the outbox finds due emails by an index', async () => {
    await enqueue(entry('asha'))
    const due = OutboxEntry.find({ nextAttemptAt: { $lte: new Date() } }).sort({ nextAttemptAt: 1 })
    expect(await countScans(() => due)).toBe(0)
  })
})
