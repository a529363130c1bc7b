import { print } from 'graphql'
import { z } from 'zod'
import type { TestDocument } from '../support/gql.ts'

interface Sending {
  variables?: object
  accessToken?: string | null
  signal?: AbortSignal
}

/** Sends an operation to a running server. Throws unless the reply is in GraphQL's format. */
export async function sendOperation<Data>(
  url: URL,
  document: TestDocument<Data>,
  { variables = {}, accessToken = null, signal }: Sending = {},
) {
  const headers = {
    'content-type': 'application/json',
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  }
  const body = JSON.stringify({ query: print(document), variables })
  const reply = await fetch(new URL('/graphql', url), { method: 'POST', headers, body, signal })
  return readReply(document, await reply.json())
}

/** Parses the reply to this operation. */
export function readReply<Data>(_document: TestDocument<Data>, json: unknown) {
  return z
    .object({
      data: z.custom<Data>((data) => typeof data === 'object' && data !== null).nullish(),
      errors: z
        .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) }))
        .optional(),
    })
    .parse(json)
}
