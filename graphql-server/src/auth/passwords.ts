import type { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { siblingModule, startThread } from '../lib/thread.ts'
import { isWhole } from '../lib/visible.ts'

/** bcrypt reads this many bytes and no more; a longer password is refused instead of cut. */
const MAX_BYTES = 72

/** A new password: at least 8 characters and at most 72 bytes in UTF-8, any characters, spaces kept. */
export const newPasswordField = z
  .string()
  .refine(isWhole, 'Password must be plain text.')
  .refine((text) => characters(text) >= 8, 'Password must have at least 8 characters.')
  .refine(
    (text) => Buffer.byteLength(text) <= MAX_BYTES,
    `Password must have at most ${MAX_BYTES} bytes.`,
  )

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
  let nobody: Promise<string> | null = null
  return {
    hash,
    async matches(password, known) {
      const readable = Buffer.byteLength(password) <= MAX_BYTES ? password : ''
      nobody ??= hash('the password of nobody')
      const same = await thread.run({ password: readable, hash: known ?? (await nobody) })
      return same === true && known !== null && readable !== ''
    },
    close: () => thread.close(),
  }
}

/** A thread that answers tasks in their order. It starts with the first one and keeps no process alive. */
function taskThread(file: URL) {
  const waiting: ((answer: unknown) => void)[] = []
  let worker: Worker | null = null
  const start = () => {
    const started = startThread(file)
    started.on('message', (answer) => waiting.shift()?.(answer))
    started.unref()
    return started
  }
  return {
    run: (task: PasswordTask) =>
      new Promise<unknown>((resolve) => {
        waiting.push(resolve)
        worker ??= start()
        worker.postMessage(task)
      }),
    async close() {
      await worker?.terminate()
    },
  }
}
