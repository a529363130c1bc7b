import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAddress } from '../../bench/running-store.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'telemetry-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Starts and stops a server. Returns which telemetry packages it has loaded. */
async function packagesLoaded(env: Record<string, string>): Promise<string[]> {
  const coverage = join(folder, 'coverage')
  const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url))
  const store = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      DATA_DIR: join(folder, 'data'),
      MONGODB_URI: '',
      SEED: 'none',
      PORT: '0',
      LOG_LEVEL: 'error',
      // Node writes down which modules were loaded.
      NODE_V8_COVERAGE: coverage,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await readAddress(createInterface({ input: store.stdout }))
  store.stdout.resume()
  await fetch(new URL('/api/category/get', address))
  store.kill('SIGTERM')
  await once(store, 'exit')
  const files = await readdir(coverage)
  const texts = await Promise.all(files.map((file) => readFile(join(coverage, file), 'utf8')))
  return ['@opentelemetry', 'prom-client'].filter((name) =>
    texts.some((text) => text.includes(`/node_modules/${name}/`)),
  )
}

it('a server without telemetry loads no telemetry packages', async () => {
  expect(await packagesLoaded({ METRICS_PORT: '', OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toEqual([])
})

it('a server with traces loads OpenTelemetry, and stops although its collector is down', async () => {
  const collector = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  expect(await packagesLoaded(collector)).toEqual(['@opentelemetry'])
})
