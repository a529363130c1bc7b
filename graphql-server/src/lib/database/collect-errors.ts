/** Collects an error and all errors that it wraps: as its cause, as a driver's response, or in a list. */
export function collectErrors(error: unknown): Set<object> {
  const found = new Set<object>()
  collect(error, found)
  return found
}

function collect(error: unknown, found: Set<object>): void {
  if (typeof error !== 'object' || error === null || found.has(error)) return
  found.add(error)
  if ('cause' in error) collect(error.cause, found)
  if ('err' in error) collect(error.err, found)
  if ('errorResponse' in error) collect(error.errorResponse, found)
  for (const wrapped of errorLists(error)) collect(wrapped, found)
}

function errorLists(error: object): unknown[] {
  const lists: unknown[] = [
    'writeErrors' in error && error.writeErrors,
    'writeConcernErrors' in error && error.writeConcernErrors,
    'errors' in error && error.errors,
  ]
  return lists.filter(isList).flat()
}

function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}

/** Collects the codes of an error and its wrapped errors: numbers from the database, strings from the system. */
export function collectCodes(error: unknown): unknown[] {
  return [...collectErrors(error)].map((each) => ('code' in each ? each.code : undefined))
}
