/** How to reach the server. */
export interface Connection {
  /** The server's URL, such as http://localhost:4000. */
  store: string
  /** The headers for authentication: `x-api-key` for a partner. */
  headers: Record<string, string>
  /** Node's own by default. Replaced in tests. */
  fetch?: (url: string, init: RequestInit) => Promise<Response>
  /** Waits for a number of milliseconds. */
  pause?: (milliseconds: number) => Promise<void>
}

/** An error in the response that a retry would not change. */
export class RequestError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** Error codes that may disappear when the request is retried. */
const TEMPORARY_CODES = new Set(['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL'])
const MAX_ATTEMPTS = 10
const TIMEOUT_MS = 30_000
const MAX_DELAY_MS = 30_000

interface Reply<Data> {
  data?: Data | null
  errors?: { message: string; extensions?: { code?: string } }[]
}

/**
 * Runs an operation. Temporary failures (no network, rate limits, an unavailable server, a response to another request)
 * are retried with growing delays, at least as long as Retry-After says. Anything else is an error immediately.
 */
export async function queryStore<Data>(
  connection: Connection,
  operation: { query: string; operationName: string; variables: object },
  isExpected: (data: Data) => boolean = () => true,
): Promise<Data> {
  const { pause = wait } = connection
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendOnce(connection, operation, isExpected).catch((error: unknown) => {
      if (error instanceof RequestError || attempt === MAX_ATTEMPTS) throw error
      return { retryAfterMs: 0 }
    })
    if ('data' in answer) return answer.data
    if (attempt === MAX_ATTEMPTS) throw new Error('The server is too busy.')
    await pause(Math.max(answer.retryAfterMs, Math.min(500 * 2 ** attempt, MAX_DELAY_MS)))
  }
}

async function sendOnce<Data>(
  { store, headers, fetch = globalThis.fetch }: Connection,
  operation: object,
  isExpected: (data: Data) => boolean,
): Promise<{ data: Data } | { retryAfterMs: number }> {
  const response = await fetch(new URL('/graphql', store).href, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(operation),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const isBusy = response.status === 429 || response.status >= 500
  const later = { retryAfterMs: 1000 * Number(response.headers.get('retry-after') ?? 0) }
  if (isBusy) return later
  const { data, errors } = (await response.json()) as Reply<Data>
  const [error] = errors ?? []
  const code = error?.extensions?.code ?? ''
  if (TEMPORARY_CODES.has(code)) return later
  if (error) throw new RequestError(code, error.message)
  if (!data || !isExpected(data)) throw new Error('The response does not belong to the request.')
  return { data }
}

/** Resolves after a number of milliseconds. */
export function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
