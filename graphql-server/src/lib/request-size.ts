import type { Message } from './messages/define-messages.ts'
import { inputMessages } from './messages/shared-messages.ts'

/**
 * The maximum number of characters of one text in a request. It is twice the longest field, because a text may have
 * Windows line endings or surrounding spaces.
 */
export const MAX_TEXT = 20_000
/** The maximum number of values in one request at any depth: lists, objects and their contents. */
const MAX_VALUES = 2_000

export function textTooLong() {
  return inputMessages.TEXT_TOO_LONG({ max: MAX_TEXT })
}

/**
 * Returns the error for JSON that is too large to process, or null. Limits every field of every request, whatever its
 * own maximum is.
 */
export function findSizeProblem(json: unknown): Message<'BAD_USER_INPUT'> | null {
  const found = [json]
  // The list grows during the loop.
  for (const value of found) {
    if (isTooLong(value)) return textTooLong()
    const [names, values] = listContents(value)
    if (names.some(isTooLong)) return textTooLong()
    if (found.length + values.length > MAX_VALUES)
      return inputMessages.TOO_MANY_VALUES({ max: MAX_VALUES })
    found.push(...values)
  }
  return null
}

export function isTooLong(text: unknown): boolean {
  return typeof text === 'string' && text.length > MAX_TEXT
}

/** The field names and values of a JSON list or object. Anything else, such as an uploaded file, is one value. */
function listContents(value: unknown): [names: string[], values: unknown[]] {
  if (Array.isArray(value)) return [[], value]
  if (typeof value !== 'object' || value === null) return [[], []]
  const isPlain = Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? [Object.keys(value), Object.values(value)] : [[], []]
}
