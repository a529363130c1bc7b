import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { z } from 'zod'
import type { PartnerScope } from '../../contract/types.generated.ts'
import type { Access } from '../../domains/account/viewer.ts'
import type { CatalogueReader } from '../../domains/catalogue/reading/catalogue-reader.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import type { RequestErrorCode } from '../../lib/messages/error-codes.ts'
import type { IncomingFile } from '../../contract/incoming-file.ts'

/** The input of a route handler. */
export interface RestRequest<Body = unknown> {
  /** Runs an operation of the schema, and throws its errors. */
  run: <Result, Variables extends Record<string, unknown>>(
    operation: TypedDocumentNode<Result, Variables>,
    variables: Variables,
  ) => Promise<Result>
  catalogue: CatalogueReader
  /** The validated JSON body. */
  body: Body
  /** The uploaded file, for a route that takes one. */
  file: IncomingFile | null
  /** The bearer token, which one route expects to be a refresh token. */
  bearer: string | null
  /** The grant to set a new password, from the cookie. */
  resetGrant: string | null
  /** The header Idempotency-Key. */
  idempotencyKey: string | null
  /** The shop's URL. */
  publicUrl: string
}

/** Who can call a route: users with this access, or holders of the credential. */
export type RouteAccess = Exclude<Access, 'pharmacist'> | 'refreshToken' | 'resetGrant'

/** A reply's parts besides the fields that the route declares. */
interface RestReply {
  /** Sets the cookie that allows setting a new password. Null deletes it. */
  resetGrant?: string | null
}

/** A REST call: one or several GraphQL operations under another URL and with other field names. */
interface RouteWith<Body extends z.ZodObject, Returns extends z.ZodRawShape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Checked before the body is read. The operation has a separate rule. */
  access: RouteAccess
  /** The scopes that a partner's key needs for the operation, checked like `access`. Without it, closed to keys. */
  keyScopes?: readonly PartnerScope[]
  /** Whether repeated calls with the same header Idempotency-Key count as one call. */
  idempotent?: boolean
  /** A few words for the OpenAPI description. */
  summary: string
  /** Validates and describes the body. */
  body: Body
  /** The form field with the file, if the route takes a form instead of JSON. */
  file?: string
  success: () => Message<null>
  /** `data` and the reply's other fields. */
  returns: Returns
  /** Error codes besides the ones that every route has. */
  errors?: readonly RequestErrorCode[]
  handle(request: RestRequest<z.output<Body>>): Promise<RestReply & z.input<z.ZodObject<Returns>>>
}

export type Route = RouteWith<z.ZodObject, z.ZodRawShape>

/** The reply to a call without data. */
export const nothing = { data: z.null() }

const emptyBody = z.object({})

/** Defines a route. The types tie the handler to the validated body and the described reply. */
export function defineRoute<
  Returns extends z.ZodRawShape,
  Body extends z.ZodObject = typeof emptyBody,
>({ body, ...route }: Omit<RouteWith<Body, Returns>, 'body'> & { body?: Body }): Route {
  return { body: body ?? emptyBody, ...route }
}
