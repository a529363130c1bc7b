import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { z } from 'zod'
import type { Access } from '../domains/account/account.policy.ts'
import type { ErrorCode } from '../http/status-codes.ts'
import type { IncomingFile } from '../uploads/incoming-file.ts'
import type { Names } from './result.ts'

/** What a call has to go by. */
export interface RestRequest<Field extends string = string> {
  /** The fields of the JSON body, as they came. */
  body: Partial<Record<Field, unknown>>
  /** The file of a call that takes one. */
  file: IncomingFile | null
  /** What came as bearer, for the call that takes a refresh token there. */
  bearer: string | null
  /** The right to set a new password, from its cookie. */
  resetGrant: string | null
  /** The header Idempotency-Key. */
  idempotencyKey: string | null
  /** Where people reach the store. */
  publicUrl: string
}

/** What a call answers, beside what it gives. */
export interface RestReply {
  /** A sentence that can be shown to a person. */
  message: string
  /** The right to set a new password, for its cookie; null takes the cookie away. */
  resetGrant?: string | null
}

/** The names of an operation's variables, whose values the schema is left to check. */
type Loose<Variables> = {
  [Name in keyof Variables]: Variables[Name] extends readonly unknown[]
    ? unknown
    : Variables[Name] extends object
      ? Loose<Variables[Name]>
      : unknown
}

/** Runs an operation of the schema; what it refuses is thrown. */
export type Run = <Result, Variables>(
  operation: TypedDocumentNode<Result, Variables>,
  variables: Loose<Variables>,
) => Promise<Result>

/** Who may call: whom a rule of the schema names, or the holder of something that came before. No call reads the log of changes. */
export type Who = Access | 'holder of a refresh token' | 'holder of a reset grant'

/** What a call says of itself. */
interface About {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Who may call it. The operation has its own rule; this one is asked before the body is looked at. */
  who: Who
  /** For the description: a few words. */
  summary: string
  /** The field of the form that holds the file, where the call takes one instead of JSON. */
  file?: string
  /** Refusals beside those that follow from the rest of the row. */
  refuses?: readonly ErrorCode[]
}

/** One call of the REST contract: an operation of the schema under another address and in other words. */
export interface Row extends About {
  /** The fields of the body. They are described here and checked by the schema. */
  takes: z.ZodRawShape
  /** `data` and the further fields of the reply. */
  gives: z.ZodRawShape
  /** The schema's names of fields that have another one here, so that refusals tell of them by the right one. */
  names?: Names
  answer(run: Run, request: RestRequest): Promise<RestReply>
}

type Reply<Gives extends z.ZodRawShape> = RestReply & z.input<z.ZodObject<Gives>>

interface CallOf<Takes extends z.ZodRawShape, Gives extends z.ZodRawShape> extends About {
  takes: Takes
  gives: Gives
  names?: Names<keyof Takes & string>
  answer(run: Run, request: RestRequest<keyof Takes & string>): Promise<Reply<Gives>>
}

interface RowOf<
  Result,
  Variables,
  Takes extends z.ZodRawShape,
  Gives extends z.ZodRawShape,
> extends Omit<CallOf<Takes, Gives>, 'answer'> {
  operation: TypedDocumentNode<Result, Variables>
  /** The request in the words of the schema. */
  variables: (request: RestRequest<keyof Takes & string>) => Loose<Variables>
  /** The result in the words of REST. */
  reply: (result: Result, request: RestRequest<keyof Takes & string>) => Reply<Gives>
}

/** What a call gives that has nothing to tell. */
export const nothing = { data: z.null() }

/** A row of the table. The types hold it to the names of the operation and to what it says that it takes and gives. */
export function row<Result, Variables, Takes extends z.ZodRawShape, Gives extends z.ZodRawShape>({
  operation,
  variables,
  reply,
  ...call
}: RowOf<Result, Variables, Takes, Gives>): Row {
  return callOf({
    ...call,
    answer: async (run, request) => reply(await run(operation, variables(request)), request),
  })
}

/** A row that needs more than one operation. */
export function callOf<Takes extends z.ZodRawShape, Gives extends z.ZodRawShape>(
  call: CallOf<Takes, Gives>,
): Row {
  return call
}
