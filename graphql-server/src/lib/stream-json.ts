/**
 * Writes a value as JSON in parts. An async iterable becomes an array, whose items are read and written one by one, so
 * that its length does not matter.
 */
export async function* streamJson(value: unknown): AsyncGenerator<string> {
  if (isStream(value)) yield* streamItems(value)
  else if (isPlain(value)) yield* streamFields(value)
  else yield JSON.stringify(value)
}

async function* streamItems(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let start = '['
  for await (const item of items) {
    yield start + JSON.stringify(item)
    start = ','
  }
  yield start === '[' ? '[]' : ']'
}

async function* streamFields(fields: object): AsyncGenerator<string> {
  let start = '{'
  for (const [name, field] of Object.entries(fields)) {
    if (field === undefined) continue
    yield `${start}${JSON.stringify(name)}:`
    yield* streamJson(field)
    start = ','
  }
  yield start === '{' ? '{}' : '}'
}

function isStream(value: unknown): value is AsyncIterable<unknown> {
  return value instanceof Object && Symbol.asyncIterator in value
}

/** False for lists, and for values with their own form in JSON, such as times and IDs. */
function isPlain(value: unknown): value is object {
  return value instanceof Object && Object.getPrototypeOf(value) === Object.prototype
}
