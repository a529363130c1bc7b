import type { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { siblingModule, startThread } from '../lib/thread.ts'
import { isWellFormed } from '../lib/text-checks.ts'

/** bcrypt only reads this many bytes. A longer password is refused instead of being truncated. */
const MAX_BYTES = 72
/** In characters. The parts of a letter take more bytes than the letter, but not ten times as many. */
const MAX_TYPED = 10 * MAX_BYTES

/**
 * Some devices type letters with marks as one character, and others as several: NFC makes them equal. Anything longer
 * than a password is left as it is, because normalizing takes time.
 */
const normalize = (text: string) => (text.length > MAX_TYPED ? text : text.normalize('NFC'))

/** A password as it was typed, normalized. */
export const typedPassword = z.string().transform(normalize)

/**
 * A new password: at least 8 characters and at most 72 bytes in UTF-8. Any characters are allowed, and spaces are kept.
 */
export const newPasswordField = typedPassword
  .refine((text) => Buffer.byteLength(text) <= MAX_BYTES, {
    error: `Password must have at most ${MAX_BYTES} bytes.`,
    // Counting the characters of a long text takes time and memory that grow with the square of its length.
    abort: true,
  })
  .refine(isWellFormed, 'Password must be plain text.')
  .refine((text) => characters(text) >= 8, 'Password must have at least 8 characters.')

/** A new password that is entered twice. Other fields are added with `safeExtend`. */
export const newPasswordFields = z
  .object({ newPassword: newPasswordField, confirmPassword: typedPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: 'New password and confirm password must be same.',
    path: ['confirmPassword'],
  })

/** Counts characters as a person would: an emoji or an accented letter is one. */
function characters(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes as long for `null` (an account that does not exist) as for a wrong password. */
  matches(password: string, hash: string | null): Promise<boolean>
  /** Like `matches`, and returns a new hash to store if the old one is of text that was not normalized. */
  check(password: string, hash: string | null): Promise<{ matches: boolean; newHash?: string }>
  close(): Promise<void>
}

/** A task for the thread: hash a password, or compare one with a hash. */
export type PasswordTask = { password: string; cost: number } | { password: string; hash: string }

/**
 * Hashes with bcrypt in one thread, off the event loop: many concurrent logins queue up there and leave the other
 * cores free. A `cost` of 10 takes about a tenth of a second.
 */
export function createPasswords({ cost }: { cost: number }): Passwords {
  const thread = taskThread(siblingModule('password-thread', import.meta.url))
  const hash = async (password: string) =>
    String(await thread.run({ password: normalize(password), cost }))
  let dummyHash: Promise<string> | null = null
  const getDummyHash = () => {
    if (dummyHash) return dummyHash
    dummyHash = hash('the password of nobody')
    // Recomputed after the thread has died, even if no caller waits for it.
    dummyHash.catch(() => (dummyHash = null))
    return dummyHash
  }
  const isOf = async (text: string, known: string | null) => {
    const readable = Buffer.byteLength(text) <= MAX_BYTES ? text : ''
    const other = getDummyHash()
    const same = await thread.run({ password: readable, hash: known ?? (await other) })
    return same === true && known !== null && readable !== ''
  }
  const check: Passwords['check'] = async (password, known) => {
    const normalized = normalize(password)
    if (await isOf(normalized, known)) return { matches: true }
    // Hashes from before passwords were normalized. Text in ASCII has one form.
    const decomposed = normalized.length > MAX_TYPED ? normalized : normalized.normalize('NFD')
    for (const form of new Set([password, decomposed])) {
      if (form === normalized) continue
      if (await isOf(form, known)) return { matches: true, newHash: await hash(password) }
    }
    return { matches: false }
  }
  return {
    hash,
    check,
    matches: async (password, known) => (await check(password, known)).matches,
    close: () => thread.close(),
  }
}

/**
 * A thread that processes tasks in order. It starts with the first task and does not keep the process alive. When it
 * dies, its pending tasks fail, and the next task starts a new thread.
 */
function taskThread(file: URL) {
  let current: TaskThread | null = null
  const start = () => {
    const started: TaskThread = { worker: startThread(file), waiting: [] }
    const fail = (error: Error) => {
      if (current === started) current = null
      for (const { reject } of started.waiting.splice(0)) reject(error)
    }
    started.worker.on('message', (answer) => started.waiting.shift()?.resolve(answer))
    started.worker.on('error', fail)
    started.worker.on('exit', () => fail(new Error('The password thread has ended.')))
    started.worker.unref()
    return started
  }
  return {
    run: (task: PasswordTask) =>
      new Promise<unknown>((resolve, reject) => {
        current ??= start()
        current.waiting.push({ resolve, reject })
        current.worker.postMessage(task)
      }),
    async close() {
      await current?.worker.terminate()
    },
  }
}

interface TaskThread {
  worker: Worker
  waiting: { resolve: (answer: unknown) => void; reject: (error: Error) => void }[]
}
