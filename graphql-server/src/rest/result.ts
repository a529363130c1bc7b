import { GraphQLError, type GraphQLFormattedError } from 'graphql'

/** The part of an operation's answer that tells what became of it. */
export interface OperationResult<Result> {
  data?: Result | null
  errors?: readonly GraphQLFormattedError[]
}

/** The data of an operation that did what it was asked. Else its first error is thrown, or its user errors. */
export function resultOf<Result>({ data, errors = [] }: OperationResult<Result>): Result {
  const [error] = errors
  if (error) throw refusal(sentencesOf(errors), error.extensions?.code)
  if (!data) throw new Error('The operation gave neither data nor an error.')
  const refusals = Object.values(data).flatMap(userErrorsOf)
  const [first] = refusals
  // Each wrong field has a sentence of its own.
  const sentences = refusals.map(({ message }) => message)
  if (first) throw refusal(sentences, first.code)
  return data
}

/** What a payload holds that refused nothing. */
export function present<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('A payload without errors is empty.')
  return value
}

function refusal(sentences: string[], code: unknown): GraphQLError {
  return new GraphQLError([...new Set(sentences)].join(' '), { extensions: { code } })
}

interface UserError {
  code: string
  message: string
}

function userErrorsOf(payload: unknown): UserError[] {
  const hasErrors = typeof payload === 'object' && payload !== null && 'userErrors' in payload
  return hasErrors && isErrors(payload.userErrors) ? payload.userErrors : []
}

function isErrors(value: unknown): value is UserError[] {
  return Array.isArray(value)
}

/** How graphql-js begins to complain of a variable: it then shows the whole value, and speaks of types. */
const WRONG_VARIABLE = /^Variable "\$(\w+)"/
const MISSING_FIELD = /Field "(\w+)" of required type/
const WRONG_FIELD = / at "(?:\w+(?:\[\d+\])*\.)*(\w+)(?:\[\d+\])*";/

/** Fields that REST calls otherwise than the schema. */
const REST_NAMES = new Map([
  ['addressLine', 'address_line'],
  ['categoryIds', 'category'],
  ['cartLineId', '_id'],
  ['code', 'otp'],
  ['details', 'more_details'],
  ['discountPercent', 'discount'],
  ['expectedTotal', 'totalAmt'],
  ['images', 'image'],
  ['lines', 'list_items'],
  ['pageSize', 'limit'],
  ['paymentMethod', 'payment_status'],
  ['subCategoryIds', 'subCategory'],
])

const list = new Intl.ListFormat('en')

/** Which fields of the request are wrong, or what the first error of the operation says. */
function sentencesOf(errors: readonly GraphQLFormattedError[]): string[] {
  const fields = errors.flatMap(({ message }) => wrongFieldOf(message) ?? [])
  if (fields.length === 0) return errors.slice(0, 1).map(({ message }) => message)
  const names = [...new Set(fields.map((name) => REST_NAMES.get(name) ?? name))]
  const verb = names.length === 1 ? 'is' : 'are'
  return [`${list.format(names)} ${verb} missing or not of the right kind.`]
}

/** The missing or wrong-typed field that graphql-js complains of, if any. */
function wrongFieldOf(message: string): string | null {
  const variable = WRONG_VARIABLE.exec(message)
  const field = variable && (MISSING_FIELD.exec(message) ?? WRONG_FIELD.exec(message) ?? variable)
  return field?.[1] ?? null
}
