import type { ResultOf } from '@graphql-typed-document-node/core'
import { gql, type TestDocument } from '../../support/gql.ts'
import { askUntilAnswered, type Asker } from './ask-until-answered.ts'

const REGISTER = gql(
  `mutation ($input: RegisterInput!) { payload: register(input: $input) { userErrors { code message } } }`,
)
const LOGIN = gql(`mutation ($input: LoginInput!) {
  payload: login(input: $input) { viewer { id } tokens { accessToken refreshToken } }
}`)
const REFRESH = gql(`mutation ($input: RefreshSessionInput!) {
  payload: refreshSession(input: $input) { tokens { accessToken refreshToken } }
}`)

export interface Account {
  email: string
  password: string
}

/** A user who stays logged in whatever happens to the server. */
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
    await this.ask(REGISTER, { input })
    await this.logIn(account)
  }

  async logIn(input: Account): Promise<void> {
    const reply = await this.ask(LOGIN, { input })
    if (!reply?.viewer || !reply.tokens) throw new Error(`${input.email} could not log in.`)
    this.userId = reply.viewer.id
    this.#take(reply.tokens)
  }

  /** Exchanges the tokens. If the response is lost, the old refresh token works for a while. */
  async refresh(): Promise<boolean> {
    const input = { refreshToken: this.#refreshToken }
    const nobody = { ...this.#asker, accessToken: null }
    const reply = await askUntilAnswered(nobody, REFRESH, { input })
    if (reply === 'unauthenticated') this.ledger.wrong.push('a session has ended')
    if (reply === null || reply === 'unauthenticated') return false
    this.#take(reply.tokens)
    return true
  }

  /** Sends a request until it is answered. Returns null for a wrong response. */
  async ask<Payload>(
    document: TestDocument<{ payload: Payload }>,
    variables: object = {},
  ): Promise<Payload | null> {
    for (;;) {
      const reply = await askUntilAnswered(this.#asker, document, variables)
      if (reply !== 'unauthenticated') return reply
      if (!(await this.refresh())) return null
    }
  }

  #take({ accessToken, refreshToken }: ResultOf<typeof REFRESH>['payload']['tokens']): void {
    this.#asker.accessToken = accessToken
    this.#refreshToken = refreshToken
  }
}
