import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { describe, expect, it, vi } from 'vitest'
import { HomeDocument } from '../shop/home/Home.generated.ts'
import { LayoutDocument } from './layout.generated.ts'
import { LogoutDocument } from '../shared/account/Logout.generated.ts'
import { SearchDocument } from '../shop/search/Search.generated.ts'
import { createSessionLink } from './session-link.ts'
import type { Tokens } from './tokens.ts'

/** A browser with tokens and a server that accepts one access token. */
function setUp({ access = 'old', accepted = 'new' } = {}) {
  const stored: { access: string | null; refresh: string | null } = { access, refresh: 'refresh-1' }
  const sent: { operation: string; authorization: string | undefined }[] = []
  const beforeAnswer = vi.fn()
  const server = new ApolloLink((operation) => {
    const headers: unknown = operation.getContext().headers
    const authorization = readAuthorization(headers)
    sent.push({ operation: operation.operationName ?? '', authorization })
    return new Observable((observer) => {
      const isKnown = authorization === undefined || authorization === `Bearer ${accepted}`
      const error = { message: 'Who are you?', extensions: { code: 'UNAUTHENTICATED' } }
      setTimeout(() => {
        beforeAnswer()
        observer.next(isKnown ? { data: { categories: [] } } : { data: null, errors: [error] })
        observer.complete()
      })
    })
  })
  const renew = vi.fn<(refreshToken: string) => Promise<Tokens | null>>()
  renew.mockResolvedValue({ accessToken: 'new', refreshToken: 'refresh-2' })
  const onEnd = vi.fn(() => {
    stored.access = null
    stored.refresh = null
  })
  const tokens = {
    access: () => stored.access,
    refresh: () => stored.refresh,
    save: (pair: Tokens) => {
      stored.access = pair.accessToken
      stored.refresh = pair.refreshToken
    },
  }
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: createSessionLink({ tokens, renew, onEnd }).concat(server),
  })
  const ask = () => client.query({ query: HomeDocument, fetchPolicy: 'no-cache' })
  return { ask, client, sent, stored, renew, onEnd, tokens, beforeAnswer }
}

function readAuthorization(headers: unknown): string | undefined {
  if (typeof headers !== 'object' || headers === null || !('authorization' in headers)) return
  return typeof headers.authorization === 'string' ? headers.authorization : undefined
}

describe('the session link', () => {
  it('the session link sends the access token', async () => {
    const { ask, sent, renew } = setUp({ access: 'new' })
    await ask()
    expect(sent).toEqual([{ operation: 'Home', authorization: 'Bearer new' }])
    expect(renew).not.toHaveBeenCalled()
  })

  it('the session link renews the tokens once for many waiting requests, and resends them all', async () => {
    const { client, sent, stored, renew, beforeAnswer } = setUp()
    renew.mockImplementation(async () => {
      // A network takes longer than the two other responses in transit.
      await vi.waitFor(() => expect(beforeAnswer).toHaveBeenCalledTimes(3), { timeout: 20_000 })
      await new Promise((resolve) => setTimeout(resolve))
      return { accessToken: 'new', refreshToken: 'refresh-2' }
    })
    const answers = await Promise.all([
      client.query({ query: HomeDocument, fetchPolicy: 'no-cache' }),
      client.query({ query: LayoutDocument, fetchPolicy: 'no-cache' }),
      client.query({ query: SearchDocument, variables: { text: 'dal' }, fetchPolicy: 'no-cache' }),
    ])
    expect(answers).toHaveLength(3)
    expect(renew).toHaveBeenCalledExactlyOnceWith('refresh-1')
    expect(stored).toEqual({ access: 'new', refresh: 'refresh-2' })
    const again = sent.filter(({ authorization }) => authorization === 'Bearer new')
    expect(again.map(({ operation }) => operation).sort()).toEqual(['Home', 'Layout', 'Search'])
    expect(sent).toHaveLength(6)
  })

  it('the session link does not renew the tokens when another tab has renewed them', async () => {
    const { ask, sent, renew, tokens, beforeAnswer } = setUp()
    beforeAnswer.mockImplementationOnce(() =>
      tokens.save({ accessToken: 'new', refreshToken: 'refresh-9' }),
    )
    await ask()
    expect(renew).not.toHaveBeenCalled()
    expect(sent.map(({ authorization }) => authorization)).toEqual(['Bearer old', 'Bearer new'])
  })

  it('the session link continues logged out when the session has ended', async () => {
    const { ask, sent, renew, onEnd } = setUp()
    renew.mockResolvedValue(null)
    await ask()
    expect(onEnd).toHaveBeenCalledOnce()
    expect(sent.at(-1)).toEqual({ operation: 'Home', authorization: undefined })
  })

  it("the session link passes on the server's error for a mutation when the session has ended", async () => {
    const { client, ask, sent, renew, onEnd } = setUp()
    renew.mockResolvedValue(null)
    const [mutation, query] = await Promise.allSettled([
      client.mutate({ mutation: LogoutDocument, variables: {} }),
      ask(),
    ])
    expect(onEnd).toHaveBeenCalledOnce()
    expect(mutation).toMatchObject({ status: 'rejected', reason: { message: 'Who are you?' } })
    expect(query.status).toBe('fulfilled')
    expect(sent.map(({ operation }) => operation)).toEqual(['Logout', 'Home', 'Home'])
  })

  it('the session link keeps the session when the connection is lost while renewing', async () => {
    const { ask, stored, renew, onEnd } = setUp()
    renew.mockRejectedValue(new Error('offline'))
    await expect(ask()).rejects.toThrow('offline')
    expect(onEnd).not.toHaveBeenCalled()
    expect(stored).toEqual({ access: 'old', refresh: 'refresh-1' })
  })

  it('the session link does not renew repeatedly when the new token is rejected too', async () => {
    const { ask, sent, renew } = setUp({ accepted: 'neither' })
    await expect(ask()).rejects.toThrow('Who are you?')
    expect(renew).toHaveBeenCalledOnce()
    expect(sent).toHaveLength(2)
  })

  it('the session link renews the tokens when the next token has expired', async () => {
    const { ask, renew, stored } = setUp()
    await ask()
    stored.access = 'run out'
    await ask()
    expect(renew.mock.calls).toEqual([['refresh-1'], ['refresh-2']])
  })
})
