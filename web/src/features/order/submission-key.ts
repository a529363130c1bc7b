import { tabStorage } from '../../lib/storage.ts'

const place = 'checkout-submission'

/** What is kept of a submission. */
interface Submission {
  key: string
  /** What the key is for. */
  contents: string
  /** False until the server has said how it ended. */
  isAnswered: boolean
}

/** For a browser that forbids storage: holds as long as the page does. */
let inMemory: Submission | null = null

/**
 * The idempotency key of the checkout. The same contents keep their key, through a double click, a reload and a
 * lost reply, so that the server makes one order of them; other contents get a new one.
 */
export const submissionKey = {
  /** The key to submit these contents with. */
  keyFor(contents: string): string {
    const kept = read()
    const key = kept?.contents === contents ? kept.key : newKey()
    write({ key, contents, isAnswered: false })
    return key
  },
  /** The server has refused: the same contents may be tried again with the same key. */
  noteAnswer(): void {
    const kept = read()
    if (kept) write({ ...kept, isAnswered: true })
  },
  /** The order stands, or the key is of no more use. */
  forget: (): void => {
    inMemory = null
    tabStorage.remove(place)
  },
  /** Whether something was submitted of which nobody knows how it ended. */
  isUnanswered: (): boolean => read()?.isAnswered === false,
}

function write(submission: Submission): void {
  inMemory = submission
  tabStorage.write(place, JSON.stringify(submission))
}

function read(): Submission | null {
  const text = tabStorage.read(place)
  return (text === null ? null : parse(text)) ?? inMemory
}

function parse(text: string): Submission | null {
  try {
    const value: unknown = JSON.parse(text)
    return isSubmission(value) ? value : null
  } catch {
    return null
  }
}

function isSubmission(value: unknown): value is Submission {
  if (typeof value !== 'object' || value === null) return false
  if (!('key' in value && 'contents' in value && 'isAnswered' in value)) return false
  const { key, contents, isAnswered } = value
  return typeof key === 'string' && typeof contents === 'string' && typeof isAnswered === 'boolean'
}

/** 32 hexadecimal digits. Not crypto.randomUUID, which is missing where the store is opened over plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
