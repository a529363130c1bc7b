import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { userErrorsIn } from '../lib/user-error.ts'

/** The part of an operation's answer that tells what became of it. */
export interface OperationResult<Result> {
  data?: Result | null
  errors?: readonly GraphQLFormattedError[]
}

/** The fields of a call by their names in the schema, where those are others. */
export type Names<Field extends string = string> = Readonly<Record<string, Field>>

/**
 * The data of an operation that did what it was asked. Else its first error is thrown, or its user errors, with the
 * call's names of its fields.
 */
export function resultOf<Result>(
  { data, errors = [] }: OperationResult<Result>,
  names: Names,
): Result {
  const [error] = errors
  if (error) throw refusal(sentencesOf(errors, names), error.extensions?.code)
  if (!data) throw new Error('The operation gave neither data nor an error.')
  const refusals = Object.values(data).flatMap(userErrorsIn)
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

/** How graphql-js begins to complain of a variable: it then shows the whole value, and speaks of types. */
const WRONG_VARIABLE = /^Variable "\$(\w+)"/
const MISSING_FIELD = /Field "(\w+)" of required type/
const WRONG_FIELD = / at "(?:\w+(?:\[\d+\])*\.)*(\w+)(?:\[\d+\])*";/

const list = new Intl.ListFormat('en')

/** Which fields of the request are wrong, or what the first error of the operation says. */
function sentencesOf(errors: readonly GraphQLFormattedError[], names: Names): string[] {
  const restNames = new Map(Object.entries(names))
  const restName = (name: string) => restNames.get(name) ?? name
  const fields = errors.flatMap(({ message }) => wrongFieldOf(message) ?? [])
  // Such a sentence begins with the name of the argument that is out of range.
  const begun = ({ message }: GraphQLFormattedError) => message.replace(/^\w+/, restName)
  if (fields.length === 0) return errors.slice(0, 1).map(begun)
  const wrong = [...new Set(fields.map(restName))]
  return [
    `${list.format(wrong)} ${wrong.length === 1 ? 'is' : 'are'} missing or not of the right kind.`,
  ]
}

/** The missing or wrong-typed field that graphql-js complains of, if any. */
function wrongFieldOf(message: string): string | null {
  const variable = WRONG_VARIABLE.exec(message)
  const field = variable && (MISSING_FIELD.exec(message) ?? WRONG_FIELD.exec(message) ?? variable)
  return field?.[1] ?? null
}
