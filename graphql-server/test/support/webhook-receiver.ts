import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received request. */
export interface Received {
  headers: IncomingHttpHeaders
  text: string
}

export interface Receiver {
  url: string
  /** All received requests in order. */
  received: Received[]
  /** How the next requests are answered. 200 by default. */
  answer: (response: ServerResponse, request: Received) => void
  close(): Promise<void>
}

/** Starts a program that receives webhooks on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const one = { headers: request.headers, text: Buffer.concat(chunks).toString() }
      received.push(one)
      receiver.answer(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: (response) => response.end(),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return receiver
}

export function readHeaders({ headers }: Received): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

/** Answers with this status only. */
export function status(code: number, headers: Record<string, string> = {}): Receiver['answer'] {
  return (response) => response.writeHead(code, headers).end()
}
