import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokens } from './tokens.ts'
import { fetchPrivateFile } from './private-file.ts'

const server = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.stubGlobal('fetch', server)
  tokens.save({ accessToken: 'old', refreshToken: 'r' })
})

afterEach(() => server.mockReset())

const answer = (status: number, text = '') => new Response(text, { status })
const bearers = () =>
  server.mock.calls.map(([, init]) => new Headers(init?.headers).get('authorization'))
const renew = () => {
  tokens.save({ accessToken: 'new', refreshToken: 'r2' })
  return Promise.resolve()
}
const neverRenew = () => Promise.reject(new Error('Nothing to renew'))

describe('a private file', () => {
  it("fetchPrivateFile sends the session's token", async () => {
    server.mockResolvedValueOnce(answer(200, 'id,name\n'))
    const file = await fetchPrivateFile('/exports/products.csv', neverRenew)
    expect(await file.text()).toBe('id,name\n')
    expect(server.mock.calls[0]?.[0]).toBe('/exports/products.csv')
    expect(bearers()).toEqual(['Bearer old'])
  })

  it('fetchPrivateFile renews an expired session once', async () => {
    server.mockResolvedValueOnce(answer(401)).mockResolvedValueOnce(answer(200, 'id\n'))
    const file = await fetchPrivateFile('/exports/products.csv', renew)
    expect(await file.text()).toBe('id\n')
    expect(bearers()).toEqual(['Bearer old', 'Bearer new'])
  })

  it.each([401, 403, 503])('fetchPrivateFile fails with status %s', async (status) => {
    server.mockImplementation(() => Promise.resolve(answer(status)))
    await expect(fetchPrivateFile('/exports/products.csv', renew)).rejects.toThrow(String(status))
    expect(server.mock.calls.length).toBeLessThanOrEqual(2)
  })
})
