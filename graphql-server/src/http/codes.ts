import type { UserErrorCode } from '../contract/types.generated.ts'

/** Every code of a refusal outside of GraphQL, and the status that belongs to it. */
const STATUSES = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  OPERATION_NOT_ALLOWED: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_CONFIGURED: 501,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const

export type Code = keyof typeof STATUSES

/** What the schema tells more exactly than REST does. A user error that stands in neither table does not compile. */
const COARSER: Record<Exclude<UserErrorCode, Code>, Code> = {
  EMAIL_TAKEN: 'CONFLICT',
  WRONG_CREDENTIALS: 'UNAUTHENTICATED',
  WRONG_PASSWORD: 'BAD_USER_INPUT',
  ACCOUNT_NOT_ACTIVE: 'FORBIDDEN',
  ALREADY_IN_CART: 'CONFLICT',
  CART_FULL: 'CONFLICT',
  NOT_ENOUGH_STOCK: 'CONFLICT',
  PRICE_CHANGED: 'CONFLICT',
  ADDRESS_CHANGED: 'CONFLICT',
  NOT_CANCELLABLE: 'CONFLICT',
  UPI_TRANSACTION_USED: 'CONFLICT',
  CARD_UNAVAILABLE: 'CONFLICT',
  IDEMPOTENCY_KEY_REUSED: 'CONFLICT',
  NAME_TAKEN: 'CONFLICT',
  IN_USE: 'CONFLICT',
  CHANGED_MEANWHILE: 'CONFLICT',
  WRONG_CODE: 'BAD_USER_INPUT',
  TOO_MANY_TRIES: 'RATE_LIMITED',
  RESET_NOT_GRANTED: 'FORBIDDEN',
}

const coarser = new Map<unknown, Code>(Object.entries(COARSER))

/** The code of a GraphQL error or a user error as REST tells it. One that is in no table is a fault of ours. */
export function codeOf(code: unknown): Code {
  return isCode(code) ? code : (coarser.get(code) ?? 'INTERNAL')
}

export function statusOf(code: Code): number {
  return STATUSES[code]
}

function isCode(code: unknown): code is Code {
  return typeof code === 'string' && Object.hasOwn(STATUSES, code)
}
