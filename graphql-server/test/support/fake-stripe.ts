import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

interface FakeRefund {
  id: string
  object: string
  status: string
  amount: number
  metadata?: { purpose: string; order: string }
}

/** Fakes the parts of Stripe's API that checkouts and refunds use. */
export interface FakeStripe {
  url: string
  /** The requests it received: method, path and form. */
  requests: { call: string; form: URLSearchParams }[]
  /** The ids of the payment pages it opened. */
  pages: string[]
  refunds: FakeRefund[]
  /** The refunds it made, by the request's idempotency key. */
  refundsByKey: Map<string, FakeRefund>
  /** Makes it answer with 503. */
  isDown: boolean
  /** Forgets its requests and refunds, and is up again. */
  reset(): void
  close(): Promise<void>
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const server = createServer((request, response) => {
    void (async () => {
      const form = new URLSearchParams((await request.toArray()).join(''))
      fake.requests.push({ call: `${request.method} ${request.url}`, form })
      response.statusCode = fake.isDown ? 503 : 200
      const body = fake.isDown ? { error: { message: 'down' } } : reply(fake, request, form)
      response.end(JSON.stringify(body))
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const fake: FakeStripe = {
    url: `http://127.0.0.1:${port}`,
    requests: [],
    pages: [],
    refunds: [],
    refundsByKey: new Map(),
    isDown: false,
    reset() {
      Object.assign(fake, { requests: [], refunds: [], isDown: false })
      fake.refundsByKey.clear()
    },
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
  return fake
}

function reply(
  fake: FakeStripe,
  { method, url = '', headers }: IncomingMessage,
  form: URLSearchParams,
): object {
  const { pages, refunds } = fake
  if (url.startsWith('/v1/refunds')) {
    if (method === 'GET') return { object: 'list', data: refunds }
    return makeRefund(fake, String(headers['idempotency-key']), form)
  }
  const [, read] = /^\/v1\/checkout\/sessions\/([^/]+)$/.exec(url) ?? []
  return page(read ?? openPage(pages))
}

/** Repeats the reply for a known idempotency key, as Stripe does. */
function makeRefund(
  { refunds, refundsByKey }: FakeStripe,
  key: string,
  form: URLSearchParams,
): FakeRefund {
  const known = refundsByKey.get(key)
  if (known) return known
  const refund = {
    id: `re_test_${refunds.length + 1}`,
    object: 'refund',
    status: 'succeeded',
    amount: Number(form.get('amount')),
    metadata: {
      purpose: form.get('metadata[purpose]') ?? '',
      order: form.get('metadata[order]') ?? '',
    },
  }
  refunds.push(refund)
  refundsByKey.set(key, refund)
  return refund
}

function openPage(pages: string[]): string {
  const id = `cs_test_${pages.length + 1}`
  pages.push(id)
  return id
}

function page(id: string) {
  const url = `https://pay.example/${id}`
  return { id, object: 'checkout.session', url, payment_intent: `pi_of_${id}` }
}
