import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { restoreTabs, stubEvents, stubTabs } from '../../../../test/order-news.ts'
import { joinTabs } from './join-tabs.ts'
import type { Versions } from './leader.ts'

const monday = '2026-11-23T10:00:00.000Z'
const tuesday = '2026-11-24T10:00:00.000Z'

let requests: ReturnType<typeof stubEvents>
let open: Set<() => void>

beforeEach(() => {
  vi.useFakeTimers()
  open = new Set()
  stubTabs()
  requests = stubEvents()
})
afterEach(() => {
  for (const leave of open) leave()
  restoreTabs()
})

/** A tab that shows this order. */
function openTab(orderId: string) {
  const heard: Versions[] = []
  const renew = () => Promise.resolve()
  const close = joinTabs({ orderId, onVersions: (versions) => heard.push(versions), renew })
  open.add(close)
  const leave = () => {
    open.delete(close)
    close()
  }
  return { heard, leave }
}

const settle = () => vi.advanceTimersByTimeAsync(1_000)

it('tabs that show the same order share one stream, and all receive its events', async () => {
  const [first, second] = [openTab('a'), openTab('a')]
  await settle()
  expect(requests.map(({ orderIds }) => orderIds)).toEqual(['a'])
  requests[0]?.open()
  requests[0]?.send({ id: 'a', updatedAt: monday })
  await settle()
  requests[0]?.send({ id: 'a', updatedAt: tuesday })
  await settle()
  for (const { heard } of [first, second]) {
    expect(heard.slice(-2)).toEqual([{ a: monday }, { a: tuesday }])
  }
  expect(requests).toHaveLength(1)
})

it("a tab that shows another order is added to the other tabs' stream", async () => {
  openTab('a')
  await settle()
  const second = openTab('b')
  await settle()
  expect(requests.map(({ orderIds, isAborted }) => [orderIds, isAborted()])).toEqual([
    ['a', true],
    ['a,b', false],
  ])
  requests[1]?.open()
  requests[1]?.send({ id: 'b', updatedAt: monday })
  await settle()
  expect(second.heard.at(-1)).toEqual({ b: monday })
  second.leave()
  await settle()
  expect(requests.at(-1)?.orderIds).toBe('a')
})

it('a later tab gets the known versions immediately', async () => {
  openTab('a')
  await settle()
  requests[0]?.open()
  requests[0]?.send({ id: 'a', updatedAt: monday })
  await settle()
  expect(openTab('a').heard).toEqual([{ a: monday }])
  await settle()
  expect(requests).toHaveLength(1)
})

it('another tab takes over the stream when the leading tab is closed', async () => {
  const [first, second] = [openTab('a'), openTab('b')]
  await settle()
  first.leave()
  await settle()
  expect(requests.map(({ orderIds, isAborted }) => [orderIds, isAborted()])).toEqual([
    ['a,b', true],
    ['b', false],
  ])
  second.leave()
  await settle()
  expect(requests.every(({ isAborted }) => isAborted())).toBe(true)
})

it('a tab that is closed before it has the lock opens no stream', async () => {
  const first = openTab('a')
  openTab('b').leave()
  first.leave()
  await settle()
  expect(requests).toEqual([])
})
