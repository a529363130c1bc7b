import { ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { from, switchMap } from 'rxjs'
import type { Tokens } from './tokens.ts'

interface SessionStore {
  access: () => string | null
  refresh: () => string | null
  save: (tokens: Tokens) => void
}

interface SessionLinkOptions {
  tokens: SessionStore
  /** Exchanges a refresh token for a new pair. Null when the session is over; throws when nobody could be asked. */
  renew: (refreshToken: string) => Promise<Tokens | null>
  /** The session can't be saved: forget it and go on as signed out. */
  onEnd: () => void
}

/**
 * Sends the access token along. When the server no longer knows it, asks once for a new pair, however many
 * requests wait for it, and sends them again. The person notices nothing. A request with the context
 * `isAnonymous` goes without a token.
 */
export function createSessionLink({ tokens, renew, onEnd }: SessionLinkOptions): ApolloLink {
  let renewal: Promise<void> | null = null

  /** `used` is the token that was refused: when another one is there by now, somebody else has renewed it. */
  async function renewOnce(used: string | null): Promise<void> {
    const refreshToken = tokens.refresh()
    if (refreshToken === null || tokens.access() !== used) return
    const pair = await renew(refreshToken)
    if (pair) tokens.save(pair)
    else onEnd()
  }

  const bearer = new SetContextLink((context) => {
    const token = context['isAnonymous'] === true ? null : tokens.access()
    return { token, headers: token === null ? undefined : { authorization: `Bearer ${token}` } }
  })

  const retry = new ErrorLink(({ error, operation, forward }) => {
    const token: unknown = operation.getContext()['token']
    if (typeof token !== 'string' || !isUnauthenticated(error)) return
    renewal ??= renewOnce(token).finally(() => {
      renewal = null
    })
    return from(renewal).pipe(switchMap(() => forward(operation)))
  })

  return ApolloLink.from([retry, bearer])
}

/** Whether the server said that it does not know who asks. */
export function isUnauthenticated(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  )
}
