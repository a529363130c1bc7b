import type { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { siblingModule, startThread } from '../lib/thread.ts'
import { isWellFormed } from '../lib/text-checks.ts'

/** bcrypt reads this many bytes and no more; a longer password is refused instead of cut. */
const MAX_BYTES = 72

/** A new password: at least 8 characters and at most 72 bytes in UTF-8, any characters, spaces kept. */
export const newPasswordField = z
  .string()
  .refine((text) => Buffer.byteLength(text) <= MAX_BYTES, {
    error: `Password must have at most ${MAX_BYTES} bytes.`,
    // Counting the characters of a long text takes time and memory that grow with the square of its length.
    abort: true,
  })
  .refine(isWellFormed, 'Password must be plain text.')
  .refine((text) => characters(text) >= 8, 'Password must have at least 8 characters.')

/** As a person counts them: an emoji or a letter with its accents is one. */
function characters(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for `null`, an account that does not exist, as for a wrong password. */
  matches(password: string, hash: string | null): Promise<boolean>
  close(): Promise<void>
}

/** What the thread is asked: to hash a password, or to compare one with a hash. */
export type PasswordTask = { password: string; cost: number } | { password: string; hash: string }

/**
 * Hashes with bcrypt in one thread, off the event loop that serves pages: a rush of logins queues up
 * there and leaves the other cores alone. `cost` 10 takes about a tenth of a second.
 */
export function createPasswords({ cost }: { cost: number }): Passwords {
  const thread = taskThread(siblingModule('password-thread', import.meta.url))
  const hash = async (password: string) => String(await thread.run({ password, cost }))
  let dummyHash: Promise<string> | null = null
  const getDummyHash = () => {
    if (dummyHash) return dummyHash
    dummyHash = hash('the password of dummyHash')
    // Made anew when the thread has died, also where nobody waits for it.
    dummyHash.catch(() => (dummyHash = null))
    return dummyHash
  }
  return {
    hash,
    async matches(password, known) {
      const readable = Buffer.byteLength(password) <= MAX_BYTES ? password : ''
      const other = getDummyHash()
      const same = await thread.run({ password: readable, hash: known ?? (await other) })
      return same === true && known !== null && readable !== ''
    },
    close: () => thread.close(),
  }
}

/**
 * A thread that answers tasks in their order. It starts with the first one and keeps no process alive. One that dies
 * fails the tasks that it was given, and the next task starts another.
 */
function taskThread(file: URL) {
  let living: TaskThread | null = null
  const start = () => {
    const started: TaskThread = { worker: startThread(file), waiting: [] }
    const fail = (error: Error) => {
      if (living === started) living = null
      for (const { reject } of started.waiting.splice(0)) reject(error)
    }
    started.worker.on('message', (answer) => started.waiting.shift()?.resolve(answer))
    started.worker.on('error', fail)
    started.worker.on('exit', () => fail(new Error('The thread of the passwords has ended.')))
    started.worker.unref()
    return started
  }
  return {
    run: (task: PasswordTask) =>
      new Promise<unknown>((resolve, reject) => {
        living ??= start()
        living.waiting.push({ resolve, reject })
        living.worker.postMessage(task)
      }),
    async close() {
      await living?.worker.terminate()
    },
  }
}

interface TaskThread {
  worker: Worker
  waiting: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[]
}
