import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Ledger } from './ledger.ts'

const PAUSE_MS = 50
const REQUEST_TIMEOUT_MS = 15_000

const replySchema = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }) }))
    .optional(),
})

export interface Asker {
  /** The store's address. */
  url: URL
  ledger: Ledger
  /** The access token, or null for anonymous requests. */
  accessToken: string | null
}

/**
 * Sends an operation until it is answered, like a client that lost its connection or got UNAVAILABLE. Returns the
 * value of its only root field, or 'unauthenticated'. Any other error is recorded as wrong.
 */
export async function askUntilAnswered<Schema extends z.ZodType>(
  { url, ledger, accessToken }: Asker,
  query: string,
  variables: object,
  schema: Schema,
): Promise<z.output<Schema> | 'unauthenticated' | null> {
  const body = JSON.stringify({ query, variables })
  for (;;) {
    const reply = await send(new URL('/graphql', url), body, accessToken)
    const code = reply?.errors?.[0]?.extensions.code
    if (code === 'UNAUTHENTICATED') return 'unauthenticated'
    if (reply && code === undefined) return schema.parse(Object.values(reply.data ?? {})[0])
    if (reply && code !== 'UNAVAILABLE') {
      ledger.wrong.push(JSON.stringify(reply.errors))
      return null
    }
    ledger.unanswered += 1
    await pause(PAUSE_MS)
  }
}

/** Returns null without a response. */
async function send(url: URL, body: string, accessToken: string | null) {
  const headers = {
    'content-type': 'application/json',
    ...(accessToken && { authorization: `Bearer ${accessToken}` }),
  }
  try {
    const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    const reply = await fetch(url, { method: 'POST', headers, body, signal })
    return replySchema.parse(await reply.json())
  } catch {
    return null
  }
}
