import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Reply } from './client.ts'

/**
 * A server that only sends bytes: it measures how much HTTP itself costs in Node, on this machine and at this time. It
 * runs in a separate process, which gets the response from its parent.
 */
export interface BareServer {
  address: string
  pid: number
  /** Sets the response to all requests. */
  answerWith(reply: Reply): Promise<void>
  stop(): Promise<void>
}

const order = z.object({ encoding: z.string(), body: z.string() })
const started = z.tuple([z.object({ port: z.number() })]).rest(z.unknown())

export async function startBareServer(): Promise<BareServer> {
  const child = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] })
  const [{ port }] = started.parse(await once(child, 'message'))
  if (child.pid === undefined) throw new Error('The bare server has no process.')
  return {
    address: `http://127.0.0.1:${port}`,
    pid: child.pid,
    async answerWith({ encoding, body }) {
      child.send({ encoding, body: body.toString('base64') })
      await once(child, 'message')
    },
    async stop() {
      child.disconnect()
      await once(child, 'exit')
    },
  }
}

function serve(): void {
  let body = Buffer.alloc(0)
  let headers: Record<string, string> = {}
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(200, headers).end(body))
  })
  process.on('message', (message) => {
    const { encoding, body: text } = order.parse(message)
    body = Buffer.from(text, 'base64')
    headers = {
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(body.length),
      ...(encoding && { 'content-encoding': encoding }),
    }
    process.send?.({ isReady: true })
  })
  process.once('disconnect', () => process.exit())
  server.listen(0, '127.0.0.1', () => {
    const address = server.address()
    if (address !== null && typeof address === 'object') process.send?.({ port: address.port })
  })
}

if (process.argv[2] === 'serve') serve()
