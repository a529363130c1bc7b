import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { verifyEmails } from '../test/support/verify-emails.ts'

export interface RunningStore {
  url: string
  pid: number | undefined
  dataDir: string
  /** Runs an operation over HTTP with an access token. Returns its data and the time in milliseconds. */
  query(
    document: string,
    variables?: object,
    accessToken?: string,
  ): Promise<{ data: unknown; ms: number }>
  stop(): Promise<void>
}

/** An account that may change the catalogue. */
export const ADMIN = { email: 'admin@example.com', password: 'correct horse too' }

/** Starts the built server with demo data in a separate process, on a new embedded database on this disk. */
export async function startRunningStore(
  settings: Record<string, string> = {},
): Promise<RunningStore> {
  const folder = await mkdtemp(join(tmpdir(), 'kirana-bench-'))
  const main = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const store = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: '0',
      LOG_LEVEL: 'error',
      MONGODB_URI: '',
      RATE_LIMITS: 'off',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await readAddress(createInterface({ input: store.stdout }))
  store.stdout.resume()
  return {
    url: address,
    pid: store.pid,
    dataDir: folder,
    async query(query, variables = {}, accessToken = '') {
      const started = performance.now()
      const reply = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        },
        body: JSON.stringify({ query, variables }),
      })
      const { data } = (await reply.json()) as { data: unknown }
      return { data, ms: performance.now() - started }
    },
    async stop() {
      store.kill('SIGTERM')
      await once(store, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}

/** Reads the URL that a server prints on its console when it is open. */
export async function readAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, address] = /is open at (http\S+)/.exec(line) ?? []
    if (address) return address
  }
  throw new Error('The server did not start.')
}

/** Creates accounts that can log in, and returns their email addresses. */
export async function openAccounts(store: RunningStore, count: number): Promise<string[]> {
  const document =
    'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { message } } }'
  const emails = Array.from({ length: count }, (_, n) => `person${n}@example.com`)
  const account = { name: 'Asha', password: PASSWORD, confirmPassword: PASSWORD }
  for (const email of emails) await store.query(document, { input: { ...account, email } })
  await verifyEmails(store.dataDir)
  return emails
}

/** The password for all accounts from `openAccounts`. */
export const PASSWORD = 'correct horse'

export const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { tokens { accessToken } userErrors { code } }
}`

const loggedIn = z.object({ login: z.object({ tokens: z.object({ accessToken: z.string() }) }) })

/** Logs in, and returns the access token. */
export async function logIn(store: RunningStore, input: object): Promise<string> {
  const { data } = await store.query(LOGIN, { input })
  return loggedIn.parse(data).login.tokens.accessToken
}

/** The value that the given percentage of measurements does not exceed. */
export function percentile(measurements: number[], percent: number): number {
  const sorted = measurements.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? NaN
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
