import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { gql, type TestDocument } from '../support/gql.ts'
import { sendOperation } from './send-operation.ts'
import { startStore, withFolder, type StoreProcess } from './store-process.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
/** The time before the first measurement, so that everything that is cached has been requested. */
const WARM_UP_MINUTES = Math.min(5, MINUTES)
const MAX_GROWTH_BYTES = 2 ** 20
const CLIENTS = 8

const LISTING = gql(
  `{ products(first: 12) { edges { node { id name discountedPrice { amount } } } } }`,
)
const SEARCH = gql(`{ searchProducts(text: "rice", first: 10) { totalCount } }`)
const REGISTER = gql(
  `mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code } } }`,
)
const LOGIN = gql(
  `mutation ($input: LoginInput!) { login(input: $input) { tokens { accessToken } } }`,
)
const ADD = gql(`mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { cart { lines { id } } userErrors { code } }
}`)
const REMOVE = gql(
  `mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { userErrors { code } } }`,
)

async function measureHeap({ process: { stdout, pid } }: StoreProcess): Promise<number> {
  if (!stdout || pid === undefined) throw new Error('The server has no output.')
  process.kill(pid, 'SIGUSR2')
  for await (const line of createInterface({ input: stdout })) {
    const [, bytes] = /^heap (\d+)$/.exec(line) ?? []
    if (bytes) return Number(bytes)
  }
  throw new Error('The server has stopped.')
}

it(`the server's memory does not grow in ${MINUTES} minutes of constant load`, () =>
  withFolder(async (folder) => {
    const preload = new URL('report-heap.mjs', import.meta.url).href
    const store = await startStore(folder, { NODE_OPTIONS: `--import ${preload}` })
    let requests = 0
    let isOver = false
    const ask = async <Data>(document: TestDocument<Data>, variables = {}, accessToken = '') => {
      const { data, errors } = await sendOperation(store.url, document, { variables, accessToken })
      requests += 1
      if (!data) throw new Error(errors?.[0]?.message)
      return data
    }

    /** Reads pages, and fills and empties a cart, so that nothing remains at the end. */
    async function visit(n: number): Promise<void> {
      const account = { email: `visitor${n}@example.com`, password: 'correct horse' }
      await ask(REGISTER, { input: { name: 'A', ...account, confirmPassword: account.password } })
      let token = ''
      for (let round = 0; !isOver; round += 1) {
        // An access token lasts fifteen minutes.
        if (round % 2000 === 0)
          token = (await ask(LOGIN, { input: account })).login.tokens?.accessToken ?? ''
        const { edges } = (await ask(LISTING)).products
        await ask(SEARCH)
        for (const path of ['/', `/product/x-${edges[0]?.node.id}`, `/search?q=${round % 50}`])
          await fetch(new URL(path, store.url)).then((page) => page.text())
        const productId = edges[round % edges.length]?.node.id
        const { cart } = (await ask(ADD, { input: { productId } }, token)).addToCart
        await ask(REMOVE, { input: { cartLineId: cart.lines[0]?.id } }, token)
      }
    }

    const visits = Array.from({ length: CLIENTS }, (_, n) => visit(n))
    const pause = (minutes: number) =>
      new Promise((resolve) => setTimeout(resolve, minutes * 60_000))
    await pause(WARM_UP_MINUTES)
    const before = await measureHeap(store)
    await pause(MINUTES)
    const after = await measureHeap(store)
    isOver = true
    await Promise.all(visits)
    store.process.kill('SIGTERM')
    await once(store.process, 'exit')
    process.stdout.write(`${requests} requests; heap ${before} bytes before, ${after} after\n`)
    expect(after - before).toBeLessThanOrEqual(MAX_GROWTH_BYTES)
  }))
