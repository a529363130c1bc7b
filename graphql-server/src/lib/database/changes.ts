import mongoose, { type mongo } from 'mongoose'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createPacedWork, type PacedWork, type PacedWorkOptions } from '../time/paced-work.ts'

/** How long one command waits for a write, in milliseconds. */
const WAIT_MS = 2_000
/** The pause after writes, so that a burst is reported together. */
const PAUSE_MS = 500

/** Work that runs after writes to some collections. */
export interface Follower extends PacedWorkOptions {
  collections: readonly string[]
  /** Called with the time, by `performance.now()`, until which the last run has seen all writes. */
  onQuiet?: (until: number) => void
  /** Whether it should run without a write. Called every two seconds, and after any followed write. */
  isStale?: () => boolean
}

/** Runs the work once when its pace has passed, and then after each write to its collections. */
export type Follow = (follower: Follower) => Omit<PacedWork, 'isDone'>

export interface Changes {
  /** Call it before `start`. */
  follow: Follow
  start(): void
  stop(): Promise<void>
}

interface Written extends mongo.Document {
  ns: { coll: string }
}

/**
 * Tells followers about writes to the database by any process, with one change stream for all followers. The stream
 * takes a command every two seconds without writes, and otherwise at most about two per second. Without a stream,
 * because it was lost or the database does not support it, all followers run every two seconds.
 */
export function createChanges(log: Logger, waitMs = WAIT_MS): Changes {
  const followers: (Follower & { work: PacedWork })[] = []
  const stopping = new AbortController()
  const isStopping = () => stopping.signal.aborted
  let stream: mongo.ChangeStream<mongo.Document, Written> | null = null
  let listening: Promise<void> = Promise.resolve()
  let isLossLogged = false

  const pause = (milliseconds: number) =>
    sleep(milliseconds, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)

  const wakeAll = () => {
    for (const { work } of followers) work.wake()
  }

  /** Reports writes. Throws when the stream is lost. */
  async function listen(): Promise<void> {
    const collections = followers.flatMap((follower) => follower.collections)
    stream = openStream([...new Set(collections)], waitMs)
    // The first token arrives when the stream is open. There may have been earlier writes.
    stream.once('resumeTokenChanged', wakeAll)
    while (!isStopping()) {
      const askedAt = performance.now()
      const written = await readWritten(stream)
      isLossLogged = false
      if (written.size === 0) tellQuiet(Math.min(askedAt + waitMs, performance.now()))
      for (const { collections, isStale, work } of followers)
        if (collections.some((name) => written.has(name)) || isStale?.()) work.wake()
      if (written.size > 0) await pause(PAUSE_MS)
    }
  }

  function tellQuiet(until: number): void {
    for (const { work, onQuiet } of followers) if (work.isDone()) onQuiet?.(until)
  }

  async function keepListening(): Promise<void> {
    while (!isStopping()) {
      try {
        await listen()
      } catch (err) {
        await closeStream()
        if (!isStopping() && !isLossLogged)
          log.warn({ err }, 'change stream failed: polling every two seconds')
        isLossLogged = true
        wakeAll()
        await pause(waitMs)
      }
    }
  }

  async function closeStream(): Promise<void> {
    await stream?.close().catch(() => undefined)
  }

  return {
    follow(follower) {
      const work = createPacedWork(follower)
      followers.push({ ...follower, work })
      work.wake()
      return work
    },
    start() {
      listening = keepListening()
    },
    async stop() {
      stopping.abort()
      await closeStream()
      await listening
      await Promise.all(followers.map(({ work }) => work.stop()))
    },
  }
}

function openStream(collections: string[], maxAwaitTimeMS: number) {
  const isFollowed = { $match: { 'ns.coll': { $in: collections } } }
  const { db } = mongoose.connection
  if (!db) throw new Error('There is no database connection.')
  return db.watch<mongo.Document, Written>([isFollowed, { $project: { ns: 1 } }], {
    maxAwaitTimeMS,
  })
}

/** Returns the written collections. Waits for two seconds if nothing is written. */
async function readWritten(
  stream: mongo.ChangeStream<mongo.Document, Written>,
): Promise<Set<string>> {
  const written = new Set<string>()
  do {
    const change = await stream.tryNext()
    if (change) written.add(change.ns.coll)
  } while (stream.bufferedCount() > 0)
  return written
}
