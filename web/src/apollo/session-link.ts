import { ApolloLink } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { SetContextLink } from '@apollo/client/link/context'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { from, switchMap, throwError } from 'rxjs'
import type { Tokens } from './tokens.ts'

interface SessionStore {
  access: () => string | null
  refresh: () => string | null
  save: (tokens: Tokens) => void
}

interface SessionLinkOptions {
  tokens: SessionStore
  /**
   * Exchanges a refresh token for a new pair. Resolves to null when the session has ended; rejects when the server
   * could not be reached.
   */
  renew: (refreshToken: string) => Promise<Tokens | null>
  /** Called when the session has ended. The app continues logged out. */
  onEnd: () => void
}

/**
 * Sends the access token. When it has expired, requests a new pair once for all waiting requests, and resends them.
 * Requests with the context `isAnonymous` are sent without a token. If the session has ended, queries are resent
 * without a token, and mutations fail with the server's error: a guest could not make the change either.
 */
export function createSessionLink({ tokens, renew, onEnd }: SessionLinkOptions): ApolloLink {
  let renewal: Promise<void> | null = null

  /** `used` is the rejected token. If it has changed, another request or tab has renewed it already. */
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
    const isMutation = operation.operationType === OperationTypeNode.MUTATION
    return from(renewal).pipe(
      switchMap(() =>
        isMutation && tokens.access() === null ? throwError(() => error) : forward(operation),
      ),
    )
  })

  return ApolloLink.from([retry, bearer])
}

/** Whether the server rejected the access token. */
export function isUnauthenticated(error: unknown): boolean {
  return (
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.['code'] === 'UNAUTHENTICATED')
  )
}
