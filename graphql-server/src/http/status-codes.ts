import { REQUEST_ERRORS, USER_ERRORS, type RequestErrorCode } from '../lib/messages/error-codes.ts'

const generalCodes = new Map<unknown, RequestErrorCode>(
  Object.entries(USER_ERRORS).map(([code, { rest }]) => [code, rest]),
)

/** Maps a GraphQL error code or user error code to the REST code. Unknown codes become `INTERNAL`. */
export function toErrorCode(code: unknown): RequestErrorCode {
  return isRequestErrorCode(code) ? code : (generalCodes.get(code) ?? 'INTERNAL')
}

export function toStatus(code: RequestErrorCode): number {
  return REQUEST_ERRORS[code].status
}

function isRequestErrorCode(code: unknown): code is RequestErrorCode {
  return typeof code === 'string' && Object.hasOwn(REQUEST_ERRORS, code)
}
