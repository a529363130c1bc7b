import { vi } from 'vitest'
import type { OrderVersion } from '../src/shared/order/news/order-stream.ts'

/** A page's request for events. */
interface EventRequest {
  /** The orders in it. */
  orderIds: string
  authorization: string | null
  isAborted: () => boolean
  /** Answers with a stream. */
  open: () => void
  send: (version: OrderVersion) => void
  heartbeat: () => void
  end: () => void
  /** Answers with an error. */
  refuse: (status: number, headers?: Record<string, string>) => void
}

/** Answers the requests for events as the test says. */
export function stubEvents(): EventRequest[] {
  const requests: EventRequest[] = []
  vi.stubGlobal('fetch', (url: string, { headers, signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
      requests.push(buildRequest(url, new Headers(headers), signal ?? null, resolve))
    })
  })
  return requests
}

function buildRequest(
  url: string,
  headers: Headers,
  signal: AbortSignal | null,
  answer: (response: Response) => void,
): EventRequest {
  const encoder = new TextEncoder()
  let stream: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })
  const write = (text: string) => stream?.enqueue(encoder.encode(text))
  signal?.addEventListener('abort', () => stream?.error(new Error('aborted')))
  return {
    orderIds: new URL(url, 'http://x').searchParams.get('orders') ?? '',
    authorization: headers.get('authorization'),
    isAborted: () => signal?.aborted ?? false,
    open: () => answer(new Response(body)),
    send: (version) => write(`event: order\ndata: ${JSON.stringify(version)}\n\n`),
    heartbeat: () => write(':\n\n'),
    end: () => stream?.close(),
    refuse: (status, more) => answer(new Response('{}', { status, headers: more })),
  }
}

/** Installs locks and channels that connect one test's tabs. */
export function stubTabs(): void {
  vi.stubGlobal('BroadcastChannel', createChannelClass())
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() })
}

/** Removes the locks, because jsdom has no locks. */
export function restoreTabs(): void {
  Reflect.deleteProperty(navigator, 'locks')
}

function createChannelClass() {
  const open = new Set<FakeChannel>()
  class FakeChannel {
    onmessage: ((event: { data: unknown }) => void) | null = null
    readonly name: string
    constructor(name: string) {
      this.name = name
      open.add(this)
    }
    postMessage(data: unknown) {
      if (!open.has(this)) throw new Error('The channel is closed.')
      for (const other of open) {
        if (other !== this && other.name === this.name) other.onmessage?.({ data })
      }
    }
    close() {
      open.delete(this)
    }
  }
  return FakeChannel
}

/**
 * Grants each lock to one holder at a time, in request order. As in a browser, this can be a tab that was just closed.
 */
function createLocks() {
  const last = new Map<string, Promise<unknown>>()
  return {
    request(name: string, _options: object, hold: () => Promise<unknown>) {
      const held = (last.get(name) ?? Promise.resolve()).then(hold)
      last.set(
        name,
        held.catch(() => undefined),
      )
      return held
    },
  }
}
