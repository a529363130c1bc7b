import { once } from 'node:events'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { startStore, type StoreProcess } from '../store-process.ts'

/** A shop's server processes, behind a proxy that sends each request to the next process. */
export interface Processes {
  /** The proxy's URL. */
  url: URL
  /** Ends the process that has run longest, and starts another one in its place. */
  replace(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** The addresses of the processes themselves. */
  addresses(): URL[]
  stop(): Promise<void>
}

interface ProcessOptions {
  folder: string
  env: Record<string, string>
  count: number
}

export async function startProcesses({ folder, env, count }: ProcessOptions): Promise<Processes> {
  const running: StoreProcess[] = []
  while (running.length < count) running.push(await startStore(folder, env))
  const { url, close } = await startProxy(() => running.map((store) => store.url))
  return {
    url,
    addresses: () => running.map((store) => store.url),
    async replace(signal) {
      const oldest = running.shift()
      if (oldest) await end(oldest, signal)
      running.push(await startStore(folder, env))
    },
    async stop() {
      await Promise.all(running.map((store) => end(store, 'SIGTERM')))
      await close()
    },
  }
}

async function end({ process }: StoreProcess, signal: NodeJS.Signals): Promise<void> {
  process.kill(signal)
  await once(process, 'exit')
}

/** Answers 502 if a process cannot be reached. */
async function startProxy(listTargets: () => URL[]) {
  let requests = 0
  const forward = (incoming: IncomingMessage, reply: ServerResponse) => {
    const targets = listTargets()
    const target = targets[requests++ % targets.length]
    const { method, headers } = incoming
    const fail = () => (reply.headersSent ? reply.destroy() : reply.writeHead(502).end())
    if (!target) return fail()
    const outgoing = request(new URL(incoming.url ?? '/', target), {
      method,
      headers,
      agent: false,
    })
    outgoing.on('error', fail).on('response', (answer) => {
      reply.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.on('error', fail).pipe(reply)
    })
    return incoming.pipe(outgoing)
  }
  const server = createServer(forward).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.')
  const close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: new URL(`http://127.0.0.1:${address.port}`), close }
}
