import { createParser } from 'eventsource-parser'
import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { finished } from 'node:stream/promises'
import { z } from 'zod'

const version = z.object({ id: z.string(), updatedAt: z.string() })

/** An event stream that a client has open. */
export interface OpenStream {
  headers: IncomingHttpHeaders
  /** The versions that have arrived. */
  versions: z.output<typeof version>[]
  /** The number of heartbeats that have arrived. */
  heartbeats: () => number
  /** Resolves when the server has ended the stream in good order. */
  ended: Promise<void>
  /** Leaves as a closed browser does. */
  leave: () => void
}

/** Requests these orders' events, as browsers do. Throws unless a stream is opened. */
export async function openStream(
  address: string,
  orderIds: string[],
  accessToken: string,
): Promise<OpenStream> {
  const headers = { authorization: `Bearer ${accessToken}`, 'accept-encoding': 'gzip, br' }
  // Not with fetch, which reconnects after it was aborted.
  const request = get(`${address}/events?orders=${orderIds.join(',')}`, { headers, agent: false })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  if (response.statusCode !== 200) {
    request.destroy()
    throw new Error(`There is no stream: ${response.statusCode}`)
  }
  const versions: OpenStream['versions'] = []
  let heartbeats = 0
  const parser = createParser({
    onEvent: ({ data }) => versions.push(version.parse(JSON.parse(data))),
    onComment: () => (heartbeats += 1),
  })
  response.setEncoding('utf8').on('data', (text: string) => parser.feed(text))
  const ended = finished(response)
  // A test that leaves does not wait for the end.
  ended.catch(() => undefined)
  return {
    headers: response.headers,
    versions,
    heartbeats: () => heartbeats,
    ended,
    leave: () => request.destroy(),
  }
}
