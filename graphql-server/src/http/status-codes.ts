import type { UserErrorCode } from '../contract/types.generated.ts'

/** Every error code outside of GraphQL, with its status. */
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
  RANGE_NOT_SATISFIABLE: 416,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  NOT_CONFIGURED: 501,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const

export type ErrorCode = keyof typeof STATUSES

/** User errors of the schema for which REST has a more general code. A user error in neither table does not compile. */
const GENERAL_CODES: Record<Exclude<UserErrorCode, ErrorCode>, ErrorCode> = {
  EMAIL_TAKEN: 'CONFLICT',
  WRONG_CREDENTIALS: 'UNAUTHENTICATED',
  WRONG_PASSWORD: 'BAD_USER_INPUT',
  ACCOUNT_NOT_ACTIVE: 'FORBIDDEN',
  EMAIL_NOT_VERIFIED: 'CONFLICT',
  PRESCRIPTION_REQUIRED: 'CONFLICT',
  PRESCRIPTION_NOT_CHECKED: 'CONFLICT',
  TOO_MANY_PRESCRIPTIONS: 'CONFLICT',
  ALREADY_IN_CART: 'CONFLICT',
  CART_FULL: 'CONFLICT',
  NOT_ENOUGH_STOCK: 'CONFLICT',
  NOT_SOLD_ONLINE: 'CONFLICT',
  PRICE_CHANGED: 'CONFLICT',
  ADDRESS_CHANGED: 'CONFLICT',
  NOT_CANCELLABLE: 'CONFLICT',
  NOT_DELETABLE: 'CONFLICT',
  ALREADY_IN_TEAM: 'CONFLICT',
  TOO_MANY_INVITATIONS: 'CONFLICT',
  INVITATION_NOT_VALID: 'CONFLICT',
  INVITED_OTHER_ADDRESS: 'FORBIDDEN',
  LAST_ADMIN: 'CONFLICT',
  UPI_TRANSACTION_USED: 'CONFLICT',
  REFUNDED: 'CONFLICT',
  CARD_UNAVAILABLE: 'CONFLICT',
  CARD_REFUND_BEGUN: 'CONFLICT',
  IDEMPOTENCY_KEY_REUSED: 'CONFLICT',
  NAME_TAKEN: 'CONFLICT',
  BARCODE_TAKEN: 'CONFLICT',
  IN_USE: 'CONFLICT',
  CHANGED_MEANWHILE: 'CONFLICT',
  MAIL_SENT: 'CONFLICT',
  WRONG_CODE: 'BAD_USER_INPUT',
  TOO_MANY_TRIES: 'RATE_LIMITED',
  RESET_NOT_GRANTED: 'FORBIDDEN',
}

const generalCodes = new Map<unknown, ErrorCode>(Object.entries(GENERAL_CODES))

/** The REST code for the code of a GraphQL error or a user error. Unknown codes are errors of the server. */
export function toErrorCode(code: unknown): ErrorCode {
  return isErrorCode(code) ? code : (generalCodes.get(code) ?? 'INTERNAL')
}

export function toStatus(code: ErrorCode): number {
  return STATUSES[code]
}

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(STATUSES, code)
}
