import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { z } from 'zod'

/** Keys and values of a page's local storage. */
export type Kept = [key: string, value: string][]

export interface Shopper {
  email: string
  password: string
  /** What their browser keeps of the session. */
  kept: Kept
  /** Asks the store in their name, beside the browser. */
  ask: (query: string, variables?: object) => Promise<unknown>
}

const password = 'ganga yamuna 7'

/** An address to save. */
export const home = {
  addressLine: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  country: 'India',
  pincode: '560038',
  mobile: '98765 43210',
}
const loggedIn = z.object({
  login: z.object({ tokens: z.object({ accessToken: z.string(), refreshToken: z.string() }) }),
})

/** A new person with an account, beside the browser: for journeys that are not about registering. */
export async function newShopper(url: string): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@example.in`
  await askStore(
    url,
    'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { message } } }',
    { input: { name: 'Asha Verma', email, password, confirmPassword: password } },
  )
  return signIn(url, { email, password })
}

/** Starts a session of an account, beside the browser. */
export async function signIn(
  url: string,
  input: { email: string; password: string },
): Promise<Shopper> {
  const answer = await askStore(
    url,
    'mutation ($input: LoginInput!) { login(input: $input) { tokens { accessToken refreshToken } } }',
    { input },
  )
  const { accessToken, refreshToken } = loggedIn.parse(answer).login.tokens
  return {
    ...input,
    kept: [
      ['accesstoken', accessToken],
      ['refreshToken', refreshToken],
    ],
    ask: (query, variables) => askStore(url, query, variables, accessToken),
  }
}

/** Lets every new page of the context begin with this in its local storage. */
export async function keep(context: BrowserContext, kept: Kept): Promise<void> {
  await context.addInitScript((items: Kept) => {
    for (const [key, value] of items) localStorage.setItem(key, value)
  }, kept)
}

const answerShape = z.object({ data: z.unknown(), errors: z.array(z.unknown()).optional() })

async function askStore(url: string, query: string, variables = {}, token?: string) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = answerShape.parse(await response.json())
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
