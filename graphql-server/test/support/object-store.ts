import { startFauxqs } from 'fauxqs'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, vi } from 'vitest'
import type { MediaUrl } from '../../src/lib/media-url.ts'

const BUCKET = 'shop'
const PREFIX = 'pictures'
const HOST = '127.0.0.1'
const CREDENTIALS = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }

export interface TestObjectStore {
  place: MediaUrl
  close: () => Promise<void>
}

/** Sets AWS environment variables for each test in a file. */
export function setUpCredentials(credentials: NodeJS.ProcessEnv = CREDENTIALS): void {
  beforeEach(() => {
    for (const [name, value] of Object.entries(credentials)) vi.stubEnv(name, value)
  })
  afterEach(() => void vi.unstubAllEnvs())
}

/** Starts an S3 emulator on this machine, with one empty bucket. It accepts all credentials. */
export async function startObjectStore(): Promise<TestObjectStore> {
  const server = await startFauxqs({ port: 0, logger: false, init: { buckets: [BUCKET] } })
  return { place: placeAt(server.port), close: () => server.stop() }
}

/** Starts a server in place of an object store, which answers every request in this way. */
export async function startFakeObjectStore(answer: RequestListener): Promise<TestObjectStore> {
  const server = createServer(answer).listen(0, HOST)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    place: placeAt(port),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function placeAt(port: number): MediaUrl {
  return { bucket: BUCKET, prefix: PREFIX, endpoint: `http://${HOST}:${port}` }
}
