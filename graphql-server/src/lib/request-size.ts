/**
 * The maximum number of characters of one text in a request. It is twice the longest field, because a text may have
 * Windows line endings or surrounding spaces.
 */
export const MAX_TEXT = 20_000
/** The maximum number of values in one request at any depth: lists, objects and their contents. */
const MAX_VALUES = 2_000

export const TEXT_TOO_LONG = `A text must have at most ${MAX_TEXT} characters.`

/**
 * Explains in a sentence why the JSON is too large to process, or returns null. Limits every field of every request,
 * whatever its own maximum is.
 */
export function sizeProblem(json: unknown): string | null {
  const found = [json]
  // The list grows during the loop.
  for (const value of found) {
    if (isTooLong(value)) return TEXT_TOO_LONG
    const [names, values] = listContents(value)
    if (names.some(isTooLong)) return TEXT_TOO_LONG
    if (found.length + values.length > MAX_VALUES)
      return `The request must not contain more than ${MAX_VALUES} values.`
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
