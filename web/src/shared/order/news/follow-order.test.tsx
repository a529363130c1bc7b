import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { restoreTabs, stubEvents, stubTabs } from '../../../../test/order-news.ts'
import { followOrder } from './follow-order.ts'

let requests: ReturnType<typeof stubEvents>
let leave: () => void

beforeEach(() => {
  vi.useFakeTimers()
  stubTabs()
  requests = stubEvents()
})
afterEach(() => {
  leave()
  restoreTabs()
})

/** A page that shows order a. */
function open() {
  const onVersion = vi.fn()
  const loadVersion = vi.fn(() => Promise.resolve('polled'))
  leave = followOrder({ orderId: 'a', onVersion, loadVersion })
  return { onVersion, loadVersion }
}

const wait = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000)

describe('a page', () => {
  it('the page does not poll while events arrive, and polls when they stop', async () => {
    const { onVersion, loadVersion } = open()
    await wait(1)
    requests[0]?.open()
    requests[0]?.send({ id: 'a', updatedAt: 'streamed' })
    for (let n = 0; n < 5; n += 1) {
      await wait(10)
      requests[0]?.heartbeat()
    }
    expect(loadVersion).not.toHaveBeenCalled()
    expect(onVersion).toHaveBeenCalledWith('streamed')
    await wait(35)
    expect(loadVersion).toHaveBeenCalled()
  })

  it('the page polls every five seconds until there is a stream', async () => {
    const { onVersion, loadVersion } = open()
    await wait(1)
    requests[0]?.refuse(503)
    await wait(15)
    expect(loadVersion).toHaveBeenCalledTimes(3)
    expect(onVersion).toHaveBeenCalledWith('polled')
    requests.at(-1)?.open()
    requests.at(-1)?.send({ id: 'a', updatedAt: 'streamed' })
    await wait(1)
    const polls = loadVersion.mock.calls.length
    await wait(20)
    expect(loadVersion).toHaveBeenCalledTimes(polls)
  })

  it('the page polls when a proxy buffers the stream', async () => {
    const { loadVersion } = open()
    await wait(1)
    requests[0]?.open()
    await wait(10)
    expect(loadVersion).toHaveBeenCalledTimes(2)
  })

  it('the page polls in a browser without locks', async () => {
    restoreTabs()
    const { loadVersion } = open()
    await wait(10)
    expect(requests).toEqual([])
    expect(loadVersion).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['hidden', document, 'hidden', true, 'visibilitychange'],
    ['offline', navigator, 'onLine', false, 'online'],
  ] as const)(
    'the page sends no request while it is %s, and sends one immediately afterwards',
    async (...given) => {
      const [, place, property, value, event] = given
      const { loadVersion } = open()
      await wait(1)
      const spy = vi.spyOn(place as Document, property as 'hidden', 'get').mockReturnValue(value)
      const target = place === document ? document : window
      target.dispatchEvent(new Event(event))
      expect(requests[0]?.isAborted()).toBe(true)
      await wait(100)
      expect([requests.length, loadVersion.mock.calls.length]).toEqual([1, 0])
      spy.mockReturnValue(!value)
      target.dispatchEvent(new Event(event))
      await wait(1)
      expect(requests).toHaveLength(2)
    },
  )
})
