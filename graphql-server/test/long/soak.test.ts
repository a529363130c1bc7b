import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { startStore, withFolder, type StoreProcess } from './store-process.ts'

const MINUTES = Number(process.env.SOAK_MINUTES ?? 30)
/** Before the first measurement, so that everything that is cached has been requested. */
const WARM_UP_MINUTES = Math.min(5, MINUTES)
const MAX_GROWTH_BYTES = 2 ** 20
const CLIENTS = 8

const LISTING = '{ products(first: 12) { edges { node { id name discountedPrice { amount } } } } }'
const SEARCH = '{ searchProducts(text: "rice", first: 10) { totalCount } }'
const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code } } }'
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { tokens { accessToken } } }'
const ADD = `mutation ($input: AddToCartInput!) {
  addToCart(input: $input) { cart { lines { id } } userErrors { code } }
}`
const REMOVE =
  'mutation ($input: RemoveFromCartInput!) { removeFromCart(input: $input) { userErrors { code } } }'

const loggedIn = z.object({
  data: z.object({ login: z.object({ tokens: z.object({ accessToken: z.string() }) }) }),
})
const listed = z.object({
  data: z.object({
    products: z.object({ edges: z.array(z.object({ node: z.object({ id: z.string() }) })) }),
  }),
})
const added = z.object({
  data: z.object({
    addToCart: z.object({ cart: z.object({ lines: z.array(z.object({ id: z.string() })) }) }),
  }),
})

async function measureHeap({ process: { stdout, pid } }: StoreProcess): Promise<number> {
  if (!stdout || pid === undefined) throw new Error('The store has no output.')
  process.kill(pid, 'SIGUSR2')
  for await (const line of createInterface({ input: stdout })) {
    const [, bytes] = /^heap (\d+)$/.exec(line) ?? []
    if (bytes) return Number(bytes)
  }
  throw new Error('The store has stopped.')
}

it(`the memory of a store does not grow in ${MINUTES} minutes of constant load`, () =>
  withFolder(async (folder) => {
    const preload = new URL('report-heap.mjs', import.meta.url).href
    const store = await startStore(folder, { NODE_OPTIONS: `--import ${preload}` })
    let requests = 0
    let isOver = false
    const ask = async (query: string, variables: object = {}, token = ''): Promise<unknown> => {
      const headers = {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      }
      const body = JSON.stringify({ query, variables })
      const reply = await fetch(new URL('/graphql', store.url), { method: 'POST', headers, body })
      requests += 1
      return reply.json()
    }

    /** Reads pages, and fills and empties a cart, so that nothing remains at the end. */
    async function visit(n: number): Promise<void> {
      const account = { email: `visitor${n}@example.com`, password: 'correct horse' }
      await ask(REGISTER, { input: { name: 'A', ...account, confirmPassword: account.password } })
      let token = ''
      for (let round = 0; !isOver; round += 1) {
        // An access token lasts fifteen minutes.
        if (round % 2000 === 0)
          token = loggedIn.parse(await ask(LOGIN, { input: account })).data.login.tokens.accessToken
        const { edges } = listed.parse(await ask(LISTING)).data.products
        await ask(SEARCH)
        for (const path of ['/', `/product/x-${edges[0]?.node.id}`, `/search?q=${round % 50}`])
          await fetch(new URL(path, store.url)).then((page) => page.text())
        const productId = edges[round % edges.length]?.node.id
        const { cart } = added.parse(await ask(ADD, { input: { productId } }, token)).data.addToCart
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
