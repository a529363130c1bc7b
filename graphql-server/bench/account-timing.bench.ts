import {
  LOGIN,
  openAccounts,
  percentile,
  print,
  startRunningStore,
  type RunningStore,
} from './running-store.ts'

/**
 * Whether response times reveal that an address has an account: `npm run bench -- account-timing`. Known and unknown
 * addresses alternate in random order.
 */
const ROUNDS = 100
const FORGOT = `mutation ($input: RequestPasswordResetInput!) {
  requestPasswordReset(input: $input) { userErrors { code } }
}`

type Attempt = (store: RunningStore, email: string) => Promise<{ ms: number }>

const store = await startRunningStore()
const known = await openAccounts(store, ROUNDS)

async function compare(what: string, attempt: Attempt): Promise<void> {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (const email of known) {
    const pair = [
      { kind: 'known', email },
      { kind: 'unknown', email: `no-${email}` },
    ] as const
    for (const { kind, email: address } of Math.random() < 0.5 ? pair : pair.toReversed()) {
      times[kind].push((await attempt(store, address)).ms)
    }
  }
  for (const [kind, measured] of Object.entries(times)) {
    const [p25, p50, p75] = [25, 50, 75].map((percent) => percentile(measured, percent).toFixed(2))
    print(`${what}, ${kind.padEnd(7)} median ${p50} ms (half of them from ${p25} to ${p75})`)
  }
}

const login: Attempt = (running, email) =>
  running.query(LOGIN, { input: { email, password: 'a wrong password' } })
const forgot: Attempt = (running, email) => running.query(FORGOT, { input: { email } })

for (let n = 0; n < 10; n += 1) await login(store, `warm-up${n}@example.com`)
await compare('login with a wrong password', login)
await compare('requestPasswordReset       ', forgot)
await store.stop()
