import type { UserErrorCode } from '../../contract/types.generated.ts'

interface RequestErrorInfo {
  /** The HTTP status outside of GraphQL. */
  status: number
  /** When it happens. */
  meaning: string
  /** Advice for clients, in `docs/errors.md`. */
  advice: string
}

/** The error codes outside of GraphQL and in GraphQL's top-level errors. */
export const REQUEST_ERRORS = {
  BAD_USER_INPUT: {
    status: 400,
    meaning: 'A field, argument or body is missing, malformed or out of range.',
    advice: 'Show the message next to the field, and send the corrected request.',
  },
  UNAUTHENTICATED: {
    status: 401,
    meaning: 'The request has no token, or one that is malformed, expired or of an ended session.',
    advice: 'Refresh the session once. If that fails, ask the user to log in.',
  },
  FORBIDDEN: {
    status: 403,
    meaning: 'The caller is known but lacks the permission.',
    advice: 'Do not retry. Hide the action, or use an account or key with the permission.',
  },
  OPERATION_NOT_ALLOWED: {
    status: 403,
    meaning: "The operation is not one of the web app's, and the caller may not run others.",
    advice: 'Send an API key, or log in as an admin.',
  },
  NOT_FOUND: {
    status: 404,
    meaning: 'The object does not exist, or belongs to another user.',
    advice: 'Reload the list that the id came from.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    meaning: 'The URL exists, but not with this HTTP method.',
    advice: 'Use a method from the Allow header.',
  },
  CONFLICT: {
    status: 409,
    meaning: 'The request is valid, but the current state of the data does not allow it.',
    advice: 'Show the message. Reload the object before sending the request again.',
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    meaning: 'The body, the file or the image is too large.',
    advice: 'Send a smaller one.',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    meaning: 'The body or the file has a type that is not supported here.',
    advice: 'Use one of the types that the message lists.',
  },
  RANGE_NOT_SATISFIABLE: {
    status: 416,
    meaning: 'The requested range is outside the file.',
    advice: 'Request the file again, without a range.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning: 'Too many requests, attempts or messages.',
    advice: 'Wait for the number of seconds in the Retry-After header.',
  },
  INTERNAL: {
    status: 500,
    meaning: 'An unexpected error. The message has an id under which the details are logged.',
    advice: 'Retry once, then report the id.',
  },
  NOT_CONFIGURED: {
    status: 501,
    meaning: 'The shop has not set up this feature.',
    advice: 'Do not offer the feature.',
  },
  UNAVAILABLE: {
    status: 503,
    meaning:
      'The database or the file storage does not respond. The request may have been carried out.',
    advice:
      'Retry after the number of seconds in the Retry-After header, with the same idempotency key.',
  },
  STORAGE_FULL: {
    status: 507,
    meaning: 'The disk is full.',
    advice: 'Retry after the number of seconds in the Retry-After header.',
  },
} as const satisfies Record<string, RequestErrorInfo>

export type RequestErrorCode = keyof typeof REQUEST_ERRORS

interface UserErrorInfo {
  /** The more general code in REST. */
  rest: RequestErrorCode
  /** Advice for clients, in `docs/errors.md`. The description in the schema says when it happens. */
  advice: string
}

/** User errors with a more general code in REST. A user error that is missing in both tables does not compile. */
export const USER_ERRORS: Record<Exclude<UserErrorCode, RequestErrorCode>, UserErrorInfo> = {
  EMAIL_TAKEN: { rest: 'CONFLICT', advice: 'Offer to log in or to reset the password.' },
  WRONG_CREDENTIALS: { rest: 'UNAUTHENTICATED', advice: 'Let the user correct the entries.' },
  WRONG_PASSWORD: { rest: 'BAD_USER_INPUT', advice: 'Ask for the password again.' },
  ACCOUNT_NOT_ACTIVE: { rest: 'FORBIDDEN', advice: 'Show how to contact the shop.' },
  EMAIL_NOT_VERIFIED: {
    rest: 'CONFLICT',
    advice: 'Ask the user to verify their email address, or to pay online.',
  },
  PRESCRIPTION_REQUIRED: {
    rest: 'CONFLICT',
    advice: 'Ask for a prescription, and place the order with it.',
  },
  PRESCRIPTION_NOT_CHECKED: { rest: 'CONFLICT', advice: 'Check the prescription first.' },
  PRESCRIPTION_EXPIRED: {
    rest: 'CONFLICT',
    advice: 'Reject the medicines, or let an admin accept the prescription with a reason.',
  },
  PRESCRIBED_QUANTITY_EXCEEDED: {
    rest: 'CONFLICT',
    advice: 'Ask the pharmacist, and repeat the call with `confirmQuantity`.',
  },
  BATCHES_MISSING: { rest: 'CONFLICT', advice: 'Enter the batches with `setOrderBatches` first.' },
  GST_RATE_MISSING: {
    rest: 'CONFLICT',
    advice: 'Set the rates of the products, or pass them with `issueInvoice`.',
  },
  STATE_DIFFERS: {
    rest: 'CONFLICT',
    advice: 'Ask the user, and repeat the call with `confirmState`.',
  },
  EXPIRES_SOON: {
    rest: 'CONFLICT',
    advice: 'Ask the user, and repeat the call with `confirmExpiringSoon`.',
  },
  TOO_MANY_PRESCRIPTIONS: {
    rest: 'CONFLICT',
    advice: 'Ask the user to delete an old prescription.',
  },
  ALREADY_IN_CART: { rest: 'CONFLICT', advice: 'Update the quantity of the cart line.' },
  CART_FULL: { rest: 'CONFLICT', advice: 'Ask the user to order or remove something first.' },
  NOT_ENOUGH_STOCK: { rest: 'CONFLICT', advice: 'Offer the quantity that is available.' },
  NOT_SOLD_ONLINE: { rest: 'CONFLICT', advice: 'Remove the product from the cart.' },
  PRICE_CHANGED: {
    rest: 'CONFLICT',
    advice: 'Show the new total, and ask the user to confirm it.',
  },
  ADDRESS_CHANGED: {
    rest: 'CONFLICT',
    advice: 'Show the current address, and ask the user to confirm it.',
  },
  OUTSIDE_DELIVERY_AREA: { rest: 'CONFLICT', advice: 'Ask for another address.' },
  ORDER_TOO_SMALL: { rest: 'CONFLICT', advice: 'Ask the user to add products.' },
  CASH_LIMIT_EXCEEDED: {
    rest: 'CONFLICT',
    advice: 'Ask the user to choose another payment method.',
  },
  CASH_BLOCKED: {
    rest: 'CONFLICT',
    advice: 'Ask the user to choose another payment method, or to call the shop.',
  },
  CATEGORY_LIMIT_EXCEEDED: { rest: 'CONFLICT', advice: 'Ask the user to remove pieces.' },
  ORDERS_PAUSED: { rest: 'CONFLICT', advice: 'Show the message, and retry after the pause.' },
  PICK_UP_ONLY: {
    rest: 'CONFLICT',
    advice: 'Offer to collect the order from the shop, or remove the products.',
  },
  NOT_CANCELLABLE: { rest: 'CONFLICT', advice: 'Reload the order.' },
  NOT_DELETABLE: { rest: 'CONFLICT', advice: 'Show the message.' },
  ALREADY_IN_TEAM: { rest: 'CONFLICT', advice: 'Reload the team.' },
  TOO_MANY_INVITATIONS: { rest: 'CONFLICT', advice: 'Cancel an open invitation first.' },
  INVITATION_NOT_VALID: { rest: 'CONFLICT', advice: 'Ask an admin for a new invitation.' },
  INVITED_OTHER_ADDRESS: { rest: 'FORBIDDEN', advice: 'Log in with the invited email address.' },
  LAST_ADMIN: { rest: 'CONFLICT', advice: 'Make another member an admin first.' },
  OWN_CASE: { rest: 'FORBIDDEN', advice: 'Ask a colleague to do it.' },
  OWN_CASE_REASON_REQUIRED: {
    rest: 'CONFLICT',
    advice:
      'Ask the user for a reason, send it with `explainOwnOrder` or `explainOwnTicket`, and repeat the call.',
  },
  UPI_TRANSACTION_USED: { rest: 'CONFLICT', advice: 'Ask the user to check the number.' },
  REFUNDED: { rest: 'CONFLICT', advice: 'Reload the order.' },
  CARD_UNAVAILABLE: { rest: 'CONFLICT', advice: 'Offer another payment method, or retry later.' },
  CARD_REFUND_BEGUN: { rest: 'CONFLICT', advice: "Check the refund on the card provider's page." },
  IDEMPOTENCY_KEY_REUSED: {
    rest: 'CONFLICT',
    advice: 'Use a new key for each submission. Reload the page to see the first result.',
  },
  PHARMACIST_REQUIRED: {
    rest: 'FORBIDDEN',
    advice: 'Ask a pharmacist of the team. An admin enters pharmacists with `setPharmacist`.',
  },
  MEDICINE_LISTED: {
    rest: 'CONFLICT',
    advice:
      'Show `medicineFindings`, and repeat the call with `checkedFindings` if the admin confirms them.',
  },
  NAME_TAKEN: { rest: 'CONFLICT', advice: 'Ask for another name.' },
  BARCODE_TAKEN: { rest: 'CONFLICT', advice: 'Correct the barcode of one of the two products.' },
  IN_USE: { rest: 'CONFLICT', advice: 'Move or delete the objects that use it first.' },
  CHANGED_MEANWHILE: {
    rest: 'CONFLICT',
    advice: 'Show the current state, and let the user decide.',
  },
  MAIL_SENT: { rest: 'CONFLICT', advice: 'Contact the customer another way.' },
  WRONG_CODE: { rest: 'BAD_USER_INPUT', advice: 'Ask for the code again.' },
  TOO_MANY_TRIES: { rest: 'RATE_LIMITED', advice: 'Request a new code.' },
  RESET_NOT_GRANTED: { rest: 'FORBIDDEN', advice: 'Start the password reset from the beginning.' },
}

/** The code of a message: of a user error, or of a request. */
export type MessageCode = UserErrorCode | RequestErrorCode
