import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { print } from 'graphql'
import type { Rule } from '../domains/account/account.policy.ts'
import type { IncomingFile } from '../uploads/incoming-file.ts'

/** What a call has to go by. */
export interface RestRequest {
  /** The fields of the JSON body, as they came. */
  body: Record<string, unknown>
  /** The file of a call that takes one. */
  file: IncomingFile | null
}

/** What a call answers: the envelope's message and data, and the further fields of some calls. */
export interface RestReply {
  /** A sentence that can be shown to a person. */
  message: string
  data?: unknown
  [further: string]: unknown
}

/** Runs an operation of the schema; what it refuses is thrown. */
export type Run = <Result>(query: string, variables: object) => Promise<Result>

/** One call of the REST contract: an operation of the schema under another address and in other words. */
export interface Row {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Who may call it. The operation has its own rule; this one is asked before the body is looked at. */
  who: Rule
  /** The field of the form that holds the file, where the call takes one instead of JSON. */
  file?: string
  answer(run: Run, request: RestRequest): Promise<RestReply>
}

/** The names of an operation's variables, whose values the schema is left to check. */
type Loose<Variables> = {
  [Name in keyof Variables]: Variables[Name] extends object ? Loose<Variables[Name]> : unknown
}

interface RowOf<Result, Variables> extends Omit<Row, 'answer'> {
  operation: TypedDocumentNode<Result, Variables>
  /** The request in the words of the schema. Left out where the operation has no variables. */
  variables?: (request: RestRequest) => Loose<Variables>
  /** The result in the words of REST. */
  reply: (result: Result) => RestReply
}

/** A row of the table. The operation's types hold `variables` and `reply` to the names of the schema. */
export function row<Result, Variables>({
  operation,
  variables,
  reply,
  ...call
}: RowOf<Result, Variables>): Row {
  const query = print(operation)
  return {
    ...call,
    answer: async (run, request) => reply(await run<Result>(query, variables?.(request) ?? {})),
  }
}
