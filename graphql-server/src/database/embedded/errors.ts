import type { Doc } from './values.ts'

/** MongoDB's names of the error codes that this server answers with. */
const codeNames = {
  2: 'BadValue',
  9: 'FailedToParse',
  13: 'Unauthorized',
  14: 'TypeMismatch',
  15: 'Overflow',
  20: 'IllegalOperation',
  22: 'InvalidBSON',
  24: 'LockTimeout',
  26: 'NamespaceNotFound',
  27: 'IndexNotFound',
  28: 'PathNotViable',
  40: 'ConflictingUpdateOperators',
  43: 'CursorNotFound',
  48: 'NamespaceExists',
  50: 'MaxTimeMSExpired',
  52: 'DollarPrefixedFieldName',
  53: 'InvalidIdField',
  54: 'NotSingleValueField',
  56: 'EmptyFieldName',
  59: 'CommandNotFound',
  66: 'ImmutableField',
  67: 'CannotCreateIndex',
  72: 'InvalidOptions',
  73: 'InvalidNamespace',
  85: 'IndexOptionsConflict',
  86: 'IndexKeySpecsConflict',
  100: 'UnsatisfiableWriteConcern',
  112: 'WriteConflict',
  117: 'ConflictingOperationInProgress',
  168: 'InvalidPipelineOperator',
  171: 'CannotIndexParallelArrays',
  197: 'InvalidIndexSpecificationOption',
  225: 'TransactionTooOld',
  238: 'NotImplemented',
  251: 'NoSuchTransaction',
  256: 'TransactionCommitted',
  263: 'OperationNotSupportedInTransaction',
  10334: 'BSONObjectTooLarge',
  11000: 'DuplicateKey',
  14031: 'OutOfDiskSpace',
} as const

export type ErrorCode = keyof typeof codeNames

/** The label that makes drivers run the whole transaction again. */
export const TRANSIENT = 'TransientTransactionError'

/** An answer with MongoDB's code. `details` are further fields of the answer, such as keyValue. */
export class DatabaseError extends Error {
  readonly code: number
  readonly details: Doc
  readonly labels: string[]

  constructor(code: number, message: string, details: Doc = {}, labels: string[] = []) {
    super(message)
    this.code = code
    this.details = details
    this.labels = labels
  }

  get codeName(): string {
    const known: Record<number, string> = codeNames
    return known[this.code] ?? `Location${this.code}`
  }
}

export function fail(code: ErrorCode, message: string): never {
  throw new DatabaseError(code, message)
}

/** For codes that MongoDB itself has no name for ("Location…"). */
export function failAt(location: number, message: string): never {
  throw new DatabaseError(location, message)
}

/** What MongoDB can do and this server does not: always an error, never silence. */
export function unsupported(what: string): never {
  throw new DatabaseError(
    238,
    `${what} is not supported by the embedded database; set MONGODB_URI to use a MongoDB server`,
  )
}

export function writeConflict(message: string): DatabaseError {
  return new DatabaseError(112, message, {}, [TRANSIENT])
}
