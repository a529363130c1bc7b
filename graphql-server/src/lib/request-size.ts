/**
 * Characters of one text in a request. The longest field of the store holds half as many: a text may come with
 * Windows line endings, or with spaces around it.
 */
export const MAX_TEXT = 20_000
/** Values in one request, however they are nested: lists, objects, and what is in them. */
export const MAX_VALUES = 2_000

export const TEXT_TOO_LONG = `A text must have at most ${MAX_TEXT} characters.`

/**
 * Why this JSON is too large to compute anything from, in a sentence; null when it is not. Bounds every field of every
 * request, whatever smaller maximum the field has of its own.
 */
export function sizeProblem(json: unknown): string | null {
  const found = [json]
  // The list grows while it is walked.
  for (const value of found) {
    if (isTooLong(value)) return TEXT_TOO_LONG
    const [names, values] = listContents(value)
    if (names.some(isTooLong)) return TEXT_TOO_LONG
    if (found.length + values.length > MAX_VALUES)
      return `The request must not hold more than ${MAX_VALUES} values.`
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
