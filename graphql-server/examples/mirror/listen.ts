import { createServer, type IncomingMessage } from 'node:http'
import { parseArgs } from 'node:util'
import { mirrorCatalogue } from './follow-catalogue.ts'
import { OPTIONS } from './options.ts'
import { createUpdateQueue } from './update-queue.ts'
import { createWebhookReceiver } from './webhook-receiver.ts'

/** Webhooks may get lost, so the mirror also polls. */
const POLL_INTERVAL_MS = 5 * 60_000
/** A delivery has a few kilobytes. */
const MAX_BYTES = 1024 * 1024

const { values } = parseArgs({
  options: { ...OPTIONS, port: { type: 'string', default: '4100' } },
})
const { KIRANA_API_KEY: key, KIRANA_WEBHOOK_SECRET: secret } = process.env
if (!key || !secret) throw new Error('Set KIRANA_API_KEY and KIRANA_WEBHOOK_SECRET.')

const update = async () => {
  const { things, isEqual } = await mirrorCatalogue({ ...values, headers: { 'x-api-key': key } })
  process.stdout.write(`${things} things: ${isEqual ? 'equal' : 'not equal to the shop'}\n`)
}
const updates = createUpdateQueue(update, (error) => process.stderr.write(`${String(error)}\n`))
const receive = createWebhookReceiver(secret, () => updates.request())

/** Returns the body as text, or null if it is too long. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function readHeaders({ headersDistinct }: IncomingMessage): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, [first = ''] = []] of Object.entries(headersDistinct)) headers[name] = first
  return headers
}

const server = createServer((request, response) => {
  const answer = (body: string | null) => {
    const status = body === null ? 413 : receive(readHeaders(request), body)
    response.writeHead(status).end()
  }
  readBody(request).then(answer, () => response.destroy())
})
server.listen(Number(values.port), '127.0.0.1')
setInterval(() => updates.request(), POLL_INTERVAL_MS)
updates.request()
