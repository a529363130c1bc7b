import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Pool } from 'undici'

export interface ClientRequest {
  method: 'GET' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Reply {
  status: number
  /** The body's encoding, or '' if it is not compressed. */
  encoding: string
  body: Buffer
}

export interface Client {
  ask(request: ClientRequest): Promise<Reply>
  close(): Promise<void>
}

/** More than any loop has concurrent requests. */
const CONNECTIONS = 64

/** A client that keeps connections open, with one request at a time on each. */
export function openClient(address: string): Client {
  const pool = new Pool(address, { connections: CONNECTIONS, pipelining: 1 })
  return {
    async ask(request) {
      const { statusCode, headers, body } = await pool.request(request)
      const bytes = Buffer.from(await body.arrayBuffer())
      const encoding = headers['content-encoding']
      return { status: statusCode, encoding: String(encoding ?? ''), body: bytes }
    },
    close: () => pool.close(),
  }
}

/** Parses the JSON in a response. Throws for any status except 200. */
export function readReply({ status, encoding, body }: Reply): unknown {
  const plain =
    encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  const text = plain.toString('utf8')
  if (status !== 200) throw new Error(`The response was ${status}: ${text.slice(0, 500)}`)
  return JSON.parse(text)
}
