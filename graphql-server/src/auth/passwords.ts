import type { Worker } from 'node:worker_threads'
import { z } from 'zod'
import { issue } from '../lib/input.ts'
import { inputMessages } from '../lib/messages/shared-messages.ts'
import { siblingModule, startThread } from '../lib/thread.ts'
import { isWellFormed } from '../lib/text-checks.ts'
import { authMessages } from './messages.ts'

/** bcrypt reads no more bytes than this. Longer passwords are rejected, not truncated. */
const MAX_BYTES = 72
const MIN_CHARACTERS = 8
/** The longest input to normalize, in characters. A decomposed letter takes less than ten times its bytes. */
const MAX_TYPED = 10 * MAX_BYTES

/**
 * Some devices type an accented letter as one character, others as several; NFC makes them equal. Inputs that are too
 * long for a password are left unchanged, because normalizing takes time.
 */
const normalize = (text: string) => (text.length > MAX_TYPED ? text : text.normalize('NFC'))

/** A typed password, normalized. */
export const typedPassword = z.string().transform(normalize)

/**
 * A new password: at least 8 characters and at most 72 bytes in UTF-8. Any characters are allowed, and spaces are kept.
 */
export const newPasswordField = typedPassword
  .refine((text) => Buffer.byteLength(text) <= MAX_BYTES, {
    error: issue(authMessages.PASSWORD_TOO_LONG({ max: MAX_BYTES })),
    // The time and memory for counting characters grow with the square of the length.
    abort: true,
  })
  .refine(isWellFormed, issue(inputMessages.NOT_PLAIN_TEXT({ label: 'Password' })))
  .refine(
    (text) => characters(text) >= MIN_CHARACTERS,
    issue(inputMessages.TOO_SHORT({ label: 'Password', min: MIN_CHARACTERS })),
  )

/** A new password that is entered twice. Other fields are added with `safeExtend`. */
export const newPasswordFields = z
  .object({ newPassword: newPasswordField, confirmPassword: typedPassword })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    message: issue(authMessages.NEW_PASSWORDS_DIFFER()),
    path: ['confirmPassword'],
  })

/** Counts characters as people do: an emoji or an accented letter is one. */
function characters(text: string): number {
  return Array.from(new Intl.Segmenter().segment(text)).length
}

export interface Passwords {
  hash(password: string): Promise<string>
  /** Takes the same time for `null` (an account that does not exist) as for a wrong password. */
  matches(password: string, hash: string | null): Promise<boolean>
  /** Like `matches`. Also returns a new hash to store if the old hash is from a password that was not normalized. */
  check(password: string, hash: string | null): Promise<{ matches: boolean; newHash?: string }>
  close(): Promise<void>
}

/** A task for the thread: hash a password, or compare one with a hash. */
export type PasswordTask = { password: string; cost: number } | { password: string; hash: string }

/**
 * Hashes with bcrypt in one thread, off the event loop: concurrent logins queue up there and leave the other cores
 * free. With a `cost` of 10, a hash takes about a tenth of a second.
 */
export function createPasswords({ cost }: { cost: number }): Passwords {
  const thread = taskThread(siblingModule('password-thread', import.meta.url))
  const hash = async (password: string) =>
    String(await thread.run({ password: normalize(password), cost }))
  let dummyHash: Promise<string> | null = null
  const getDummyHash = () => {
    if (dummyHash) return dummyHash
    dummyHash = hash('the password of nobody')
    // If the thread dies, the hash is computed anew, even if no caller waits for it.
    dummyHash.catch(() => (dummyHash = null))
    return dummyHash
  }
  const isSame = async (text: string, stored: string | null) => {
    const readable = Buffer.byteLength(text) <= MAX_BYTES ? text : ''
    const dummy = getDummyHash()
    const same = await thread.run({ password: readable, hash: stored ?? (await dummy) })
    return same === true && stored !== null && readable !== ''
  }
  const check: Passwords['check'] = async (password, stored) => {
    const normalized = normalize(password)
    if (await isSame(normalized, stored)) return { matches: true }
    // Older hashes are from passwords that were not normalized. ASCII passwords have only one form.
    const decomposed = normalized.length > MAX_TYPED ? normalized : normalized.normalize('NFD')
    for (const form of new Set([password, decomposed])) {
      if (form === normalized) continue
      if (await isSame(form, stored)) return { matches: true, newHash: await hash(password) }
    }
    return { matches: false }
  }
  return {
    hash,
    check,
    matches: async (password, stored) => (await check(password, stored)).matches,
    close: () => thread.close(),
  }
}

/**
 * A thread that processes tasks in order. It starts with the first task and does not keep the process alive. If it
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
    started.worker.on('exit', () => fail(new Error('The password thread has exited.')))
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
