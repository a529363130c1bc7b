import { GraphQLError, type GraphQLFormattedError } from 'graphql'

/** The part of an operation's answer that tells what became of it. */
export interface OperationResult<Result> {
  data?: Result | null
  errors?: readonly GraphQLFormattedError[]
}

/** The data of an operation that did what it was asked. Else its first error is thrown, or its user errors. */
export function resultOf<Result>({ data, errors }: OperationResult<Result>): Result {
  const [error] = errors ?? []
  if (error) throw new GraphQLError(sentenceOf(error.message), { extensions: error.extensions })
  if (!data) throw new Error('The operation gave neither data nor an error.')
  const refusals = Object.values(data).flatMap(userErrorsOf)
  const [first] = refusals
  if (first) {
    // Each wrong field has a sentence of its own.
    const message = refusals.map((refusal) => refusal.message).join(' ')
    throw new GraphQLError(message, { extensions: { code: first.code } })
  }
  return data
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
const WRONG_FIELD = / at "(?:\w+\.)*(\w+)(?:\[\d+\])*";/

/** What graphql-js says of a missing or wrong-typed field, as a sentence for a person. */
function sentenceOf(message: string): string {
  const variable = WRONG_VARIABLE.exec(message)
  if (!variable) return message
  const field = MISSING_FIELD.exec(message) ?? WRONG_FIELD.exec(message) ?? variable
  return `${field[1] ?? ''} is missing or not of the right kind.`
}
