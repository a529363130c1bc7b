import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchOrTakeEarly } from '../apollo/early-responses.ts'
import { sendEarlyQueries } from './early-queries.ts'

const layout = '{"operationName":"Layout"}'
const checkout = '{"operationName":"Checkout"}'
const page = { queries: `${layout}\n${checkout}`, tokenKey: 'accesstoken' }
const send = vi.fn<typeof fetch>()
const asha = { authorization: 'Bearer asha' }

beforeEach(() => {
  send
    .mockReset()
    .mockImplementation((_url, init) =>
      Promise.resolve(new Response(typeof init?.body === 'string' ? init.body : '')),
    )
  vi.stubGlobal('fetch', send)
  localStorage.clear()
  delete window.earlyResponses
})

/** Returns the response to the app's request with this body. */
async function ask(body: string, headers: Record<string, string> = asha): Promise<string> {
  return (await fetchOrTakeEarly('/graphql', { method: 'POST', headers, body })).text()
}

describe('the queries of a page', () => {
  it('early queries are sent with the token, and their responses are used once', async () => {
    localStorage.setItem('accesstoken', 'asha')
    expect(sendEarlyQueries(page)).toBe(true)
    expect(send.mock.calls.map(([url, init]) => [url, init?.method, init?.body])).toEqual([
      ['/graphql', 'POST', layout],
      ['/graphql', 'POST', checkout],
    ])
    expect(send.mock.lastCall?.[1]?.headers).toMatchObject({
      ...asha,
      'apollo-require-preflight': 'true',
    })
    expect(await ask(checkout)).toBe(checkout)
    expect(await ask(layout)).toBe(layout)
    expect(send).toHaveBeenCalledTimes(2)
    expect(await ask(layout)).toBe(layout)
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('early queries are not sent without a token, or if the storage is blocked', () => {
    expect(sendEarlyQueries(page)).toBe(false)
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(sendEarlyQueries(page)).toBe(false)
    expect(send).not.toHaveBeenCalled()
    getItem.mockRestore()
  })

  it('the app resends early queries after a login as someone else', async () => {
    localStorage.setItem('accesstoken', 'asha')
    sendEarlyQueries(page)
    await ask(layout, { authorization: 'Bearer ravi' })
    await ask(layout, {})
    expect(send).toHaveBeenCalledTimes(4)
  })

  it('the app resends early queries if it requests them after more than 30 seconds', async () => {
    vi.useFakeTimers()
    localStorage.setItem('accesstoken', 'asha')
    sendEarlyQueries(page)
    vi.advanceTimersByTime(30_000)
    vi.useRealTimers()
    expect(await ask(checkout)).toBe(checkout)
    expect(send).toHaveBeenCalledTimes(3)
  })

  it('a failed early query fails in the app', async () => {
    send.mockRejectedValue(new TypeError('Failed to fetch'))
    localStorage.setItem('accesstoken', 'asha')
    sendEarlyQueries(page)
    await expect(ask(layout)).rejects.toThrow('Failed to fetch')
  })
})
