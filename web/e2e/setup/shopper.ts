import { randomInt, randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from 'playwright-core'
import { z } from 'zod'
import { type Journey, visit, type Visitor } from './browser.ts'
import type { Screen } from './devices.ts'

/** Keys and values in a page's local storage. */
export type StorageItems = [key: string, value: string][]

export interface Shopper {
  email: string
  password: string
  /** The session in the local storage of their browser. */
  storage: StorageItems
  /** Sends a GraphQL request as this customer, without the browser. */
  request: (query: string, variables?: object) => Promise<unknown>
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

/** Creates a new person with an account without the browser, for journeys that are not about registering. */
export async function newShopper(url: string): Promise<Shopper> {
  const email = `shopper-${randomUUID()}@example.in`
  await sendRequest(
    url,
    'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { message } } }',
    { input: { name: 'Asha Verma', email, password, confirmPassword: password } },
    { 'x-forwarded-for': newAddress() },
  )
  return signIn(url, { email, password })
}

/** A separate network for each person, because registrations are limited per network. */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Starts an account session without the browser. */
export async function signIn(
  url: string,
  { email, password }: { email: string; password: string },
): Promise<Shopper> {
  const input = { email, password }
  const response = await sendRequest(
    url,
    'mutation ($input: LoginInput!) { login(input: $input) { tokens { accessToken refreshToken } } }',
    { input },
  )
  const { accessToken, refreshToken } = loggedIn.parse(response).login.tokens
  return {
    ...input,
    storage: [
      ['accesstoken', accessToken],
      ['refreshToken', refreshToken],
    ],
    request: (query, variables) =>
      sendRequest(url, query, variables, { authorization: `Bearer ${accessToken}` }),
  }
}

/** Logs in on the login page. The click waits for the button, which is disabled until the app is ready. */
export async function logIn(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
}

/** Presets the local storage for every new page in the context. */
export async function presetStorage(context: BrowserContext, storage: StorageItems): Promise<void> {
  await context.addInitScript((items: StorageItems) => {
    for (const [key, value] of items) localStorage.setItem(key, value)
  }, storage)
}

/** Opens a page in a new browser context, logged in as this person. */
export async function visitAs(
  journey: Journey,
  { storage }: Shopper,
  path: string,
  screen: Screen,
): Promise<Visitor> {
  const visitor = await visit(journey, screen)
  await presetStorage(visitor.context, storage)
  await visitor.page.goto(path)
  return visitor
}

const answerShape = z.object({ data: z.unknown(), errors: z.array(z.unknown()).optional() })

async function sendRequest(url: string, query: string, variables = {}, headers = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = answerShape.parse(await response.json())
  if (errors) throw new Error(JSON.stringify(errors))
  return data
}
