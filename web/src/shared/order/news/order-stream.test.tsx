import { beforeEach, expect, it, vi } from 'vitest'
import { stubEvents } from '../../../../test/order-news.ts'
import { saveTokens } from '../../../../test/store.tsx'
import { tokens } from '../../../apollo/tokens.ts'
import { keepStream } from './order-stream.ts'

let requests: ReturnType<typeof stubEvents>

beforeEach(() => {
  vi.useFakeTimers()
  saveTokens()
  requests = stubEvents()
})

/** Keeps a stream open until the test ends. */
function begin() {
  const leaving = new AbortController()
  const onVersion = vi.fn()
  const onHeard = vi.fn()
  const renew = vi.fn(() => {
    tokens.save({ accessToken: 'renewed', refreshToken: 'r' })
    return Promise.resolve()
  })
  const orderIds = ['a', 'b']
  void keepStream({ orderIds, onVersion, onHeard, renew, signal: leaving.signal })
  return { onVersion, onHeard, renew, leave: () => leaving.abort() }
}

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

it('a stream opens with the access token, and reports versions and heartbeats', async () => {
  const { onVersion, onHeard, leave } = begin()
  expect(requests[0]).toMatchObject({ orderIds: 'a,b', authorization: 'Bearer a' })
  requests[0]?.open()
  requests[0]?.send({ id: 'b', updatedAt: 'now' })
  await wait(0)
  expect(onVersion.mock.calls).toEqual([[{ id: 'b', updatedAt: 'now' }]])
  requests[0]?.heartbeat()
  await wait(0)
  expect(onHeard).toHaveBeenCalledTimes(2)
  leave()
})

it('a stream that ends is reopened, after longer and longer pauses', async () => {
  const { leave } = begin()
  const pauses = []
  for (let count = 1; count <= 7; count += 1) {
    requests[count - 1]?.refuse(500)
    let seconds = 0
    for (; requests.length === count; seconds += 0.5) await wait(0.5)
    pauses.push(seconds)
  }
  const longest = [1, 2, 4, 8, 16, 30, 30]
  pauses.forEach((seconds, n) => {
    expect(seconds).toBeGreaterThanOrEqual((longest[n] ?? 0) / 2)
    expect(seconds).toBeLessThanOrEqual((longest[n] ?? 0) + 0.5)
  })
  leave()
})

it('a stream is not reopened before the time that the server requests', async () => {
  const { leave } = begin()
  requests[0]?.refuse(429, { 'retry-after': '60' })
  await wait(59)
  expect(requests).toHaveLength(1)
  await wait(2)
  expect(requests).toHaveLength(2)
  leave()
})

it('a stream is reopened after a pause when the server names a date', async () => {
  const { leave } = begin()
  requests[0]?.refuse(503, { 'retry-after': 'Sat, 21 Nov 2026 12:00:00 GMT' })
  await wait(0.4)
  expect(requests).toHaveLength(1)
  await wait(1)
  expect(requests).toHaveLength(2)
  leave()
})

it('an expired session is renewed before the stream is reopened', async () => {
  const { renew, leave } = begin()
  requests[0]?.refuse(401)
  await wait(2)
  expect(renew).toHaveBeenCalledTimes(1)
  expect(requests[1]?.authorization).toBe('Bearer renewed')
  leave()
})

it('a stream without data is closed and reopened', async () => {
  const { leave } = begin()
  requests[0]?.open()
  requests[0]?.heartbeat()
  await wait(20)
  requests[0]?.heartbeat()
  await wait(20)
  expect(requests[0]?.isAborted()).toBe(false)
  await wait(10)
  expect(requests[0]?.isAborted()).toBe(true)
  expect(requests).toHaveLength(2)
  leave()
})

it('no stream is opened after the page is left', async () => {
  const { leave } = begin()
  requests[0]?.open()
  await wait(0)
  leave()
  await wait(100)
  expect(requests).toHaveLength(1)
  expect(requests[0]?.isAborted()).toBe(true)
})
