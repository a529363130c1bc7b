import { z } from 'zod'
import { askUntilAnswered, type Asker } from './ask-until-answered.ts'

const userErrors = z.array(z.object({ code: z.string(), message: z.string() }))
const tokensSchema = z.object({ accessToken: z.string(), refreshToken: z.string() })

/** The response to a mutation of which only errors matter. */
export const changed = z.object({ userErrors })

const REGISTER =
  'mutation ($input: RegisterInput!) { register(input: $input) { userErrors { code message } } }'
const LOGIN = `mutation ($input: LoginInput!) {
  login(input: $input) { viewer { id } tokens { accessToken refreshToken } }
}`
const REFRESH = `mutation ($input: RefreshSessionInput!) {
  refreshSession(input: $input) { tokens { accessToken refreshToken } }
}`

const loggedIn = z.object({ viewer: z.object({ id: z.string() }), tokens: tokensSchema })
const refreshed = z.object({ tokens: tokensSchema })

export interface Account {
  email: string
  password: string
}

/** A user who stays signed in whatever happens to the store. */
export class Person {
  readonly #asker: Asker
  #refreshToken = ''
  readonly isOver: () => boolean
  userId = ''

  constructor(asker: Omit<Asker, 'accessToken'>, isOver: () => boolean) {
    this.#asker = { ...asker, accessToken: null }
    this.isOver = isOver
  }

  get ledger() {
    return this.#asker.ledger
  }

  async register(account: Account): Promise<void> {
    const input = { name: 'Asha', ...account, confirmPassword: account.password }
    await this.ask(REGISTER, { input }, changed)
    await this.logIn(account)
  }

  async logIn(input: Account): Promise<void> {
    const reply = await this.ask(LOGIN, { input }, loggedIn)
    if (!reply) throw new Error(`${input.email} could not sign in.`)
    this.userId = reply.viewer.id
    this.#take(reply.tokens)
  }

  /** Exchanges the tokens. If the response is lost, the old refresh token works for a while. */
  async refresh(): Promise<boolean> {
    const input = { refreshToken: this.#refreshToken }
    const nobody = { ...this.#asker, accessToken: null }
    const reply = await askUntilAnswered(nobody, REFRESH, { input }, refreshed)
    if (reply === 'unauthenticated') this.ledger.wrong.push('a session has ended')
    if (reply === null || reply === 'unauthenticated') return false
    this.#take(reply.tokens)
    return true
  }

  /** Sends a request until it is answered. Returns null for a wrong response. */
  async ask<Schema extends z.ZodType>(
    query: string,
    variables: object,
    schema: Schema,
  ): Promise<z.output<Schema> | null> {
    for (;;) {
      const reply = await askUntilAnswered(this.#asker, query, variables, schema)
      if (reply !== 'unauthenticated') return reply
      if (!(await this.refresh())) return null
    }
  }

  #take({ accessToken, refreshToken }: z.output<typeof tokensSchema>): void {
    this.#asker.accessToken = accessToken
    this.#refreshToken = refreshToken
  }
}
