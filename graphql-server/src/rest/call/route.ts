import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import { z } from 'zod'
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
  /** Where the catalogue is read from. */
  catalogue: CatalogueReader
  /** The validated JSON body. */
  body: Body
  /** The uploaded file of a route that takes one. */
  file: IncomingFile | null
  /** The bearer token, for the route that takes a refresh token there. */
  bearer: string | null
  /** The grant to set a new password, from its cookie. */
  resetGrant: string | null
  /** The header Idempotency-Key. */
  idempotencyKey: string | null
  /** The URL of the store. */
  publicUrl: string
}

/** Who can call a route: users with this access, or holders of the credential. */
export type RouteAccess = Access | 'refreshToken' | 'resetGrant'

/** A reply, beside the fields that the route declares. */
interface RestReply {
  /** Sets the cookie with the grant to set a new password; null deletes it. */
  resetGrant?: string | null
}

/** A REST call: one or several operations of the schema under another URL and with other field names. */
interface RouteWith<Body extends z.ZodObject, Returns extends z.ZodRawShape> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Checked before the body is read. The operation has its own rule. */
  access: RouteAccess
  /** Whether partner keys can use it, if they have the scopes of its operation. Checked like `access`. */
  forKeys?: boolean
  /** Whether repeated calls with the same header Idempotency-Key are one call. */
  idempotent?: boolean
  /** A few words for the OpenAPI description. */
  summary: string
  /** The body is validated by it and described from it. */
  body: Body
  /** The form field with the file, for a route that takes a form instead of JSON. */
  file?: string
  /** The message of a successful reply. */
  success: () => Message<null>
  /** `data` and the further fields of the reply. */
  returns: Returns
  /** Error codes in addition to those of every route. */
  errors?: readonly RequestErrorCode[]
  handle(request: RestRequest<z.output<Body>>): Promise<RestReply & z.input<z.ZodObject<Returns>>>
}

export type Route = RouteWith<z.ZodObject, z.ZodRawShape>

/** The reply of a route that returns no data. */
export const nothing = { data: z.null() }

const emptyBody = z.object({})

/** Defines a route. Its types hold the handler to the body that is validated and to the reply that is described. */
export function defineRoute<
  Returns extends z.ZodRawShape,
  Body extends z.ZodObject = typeof emptyBody,
>({ body, ...route }: Omit<RouteWith<Body, Returns>, 'body'> & { body?: Body }): Route {
  return { body: body ?? emptyBody, ...route }
}
