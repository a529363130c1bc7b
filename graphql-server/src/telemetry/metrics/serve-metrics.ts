import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { explainListenProblems } from '../../lib/start-problems.ts'

export interface MetricsServer {
  url: string
  close(): Promise<void>
}

interface MetricsServerOptions {
  host: string
  port: number
  render: () => Promise<{ type: string; text: string }>
  log: Logger
}

/** Serves only `/metrics`, on a separate port. */
export async function serveMetrics({
  host,
  port,
  render,
  log,
}: MetricsServerOptions): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (!isForMetrics(request)) response.writeHead(404).end()
    else void sendMetrics(response, { render, log })
  })
  server.listen(port, host)
  await explainListenProblems('METRICS_PORT', { port, host }, () => once(server, 'listening'))
  return {
    url: urlOf(server),
    async close() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function urlOf(server: Server): string {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('The server has no port.')
  const host = bound.family === 'IPv6' ? `[${bound.address}]` : bound.address
  return `http://${host}:${bound.port}/metrics`
}

function isForMetrics({ method, url = '' }: IncomingMessage): boolean {
  return (method === 'GET' || method === 'HEAD') && url.split('?', 1)[0] === '/metrics'
}

async function sendMetrics(
  response: ServerResponse,
  { render, log }: Pick<MetricsServerOptions, 'render' | 'log'>,
): Promise<void> {
  try {
    const { type, text } = await render()
    response.writeHead(200, { 'content-type': type }).end(text)
  } catch (err) {
    log.error({ err }, 'metrics could not be read')
    response.writeHead(500).end()
  }
}
