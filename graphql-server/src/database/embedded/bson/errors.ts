/** The same as Doc in bson/values.ts, which imports this file. */
type Fields = Record<string, unknown>

/** MongoDB's names for the codes that drivers and mongoose compare, or that people search logs for. */
const codeNames: Record<number, string> = {
  26: 'NamespaceNotFound',
  59: 'CommandNotFound',
  251: 'NoSuchTransaction',
  11000: 'DuplicateKey',
}

/** An error with MongoDB's code. `details` are further reply fields, such as keyValue. */
export class DatabaseError extends Error {
  readonly code: number
  readonly details: Fields

  constructor(code: number, message: string, details: Fields = {}) {
    super(message)
    this.code = code
    this.details = details
  }

  /** The reply to a failed command. */
  get reply(): Fields {
    const { message: errmsg, code, details } = this
    const codeName = codeNames[code]
    return { ok: 0, errmsg, code, ...(codeName !== undefined && { codeName }), ...details }
  }
}

export function fail(code: number, message: string): never {
  throw new DatabaseError(code, message)
}

/** For features that MongoDB supports and this server does not: always an error, never ignored. */
export function unsupported(what: string, code = 238): never {
  return fail(
    code,
    `${what} is not supported by the embedded database; set MONGODB_URI to use a MongoDB server`,
  )
}

/** Caches name lists as sets, one per call site of checkFields. */
const knownNames = new Map<string, Set<string>>()

/** Throws for unknown fields. `known` lists the known names, separated by spaces. */
export function checkFields(what: string, given: Fields, known: string): void {
  const names = knownNames.get(known) ?? new Set(known.split(' '))
  knownNames.set(known, names)
  for (const field of Object.keys(given))
    if (!names.has(field)) unsupported(`the field '${what}.${field}'`, 40415)
}
