import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { restoreTabs, stubEvents, stubTabs } from '../../../../test/order-news.ts'
import { buildOrder } from '../../../../test/orders.ts'
import { buildLayout } from '../../../../test/shop.ts'
import { buildCart } from '../../../../test/quotes.ts'
import { openStore, saveTokens } from '../../../../test/store.tsx'
import { describeChange, type NewsOrder } from './describe-change.ts'
// Loads the chunk before the first test begins.
import './OrderNews.tsx'

const later = '2026-11-21T09:30:00.000Z'

let requests: ReturnType<typeof stubEvents>

beforeEach(() => {
  stubTabs()
  requests = stubEvents()
  saveTokens()
})
afterEach(() => restoreTabs())

/** Records the versions that the page has passed on to other tabs. */
function hearVersions() {
  const heard: unknown[] = []
  const channel = new BroadcastChannel('kirana-order-news')
  channel.onmessage = ({ data }: MessageEvent<{ versions?: unknown }>) => heard.push(data.versions)
  return heard
}

describe('the page of an order', () => {
  it('the order page shows and announces a change that the server reports, and loads nothing before', async () => {
    let order = buildOrder()
    const shop = openStore('/dashboard/myorders/o1', {
      Layout: () => buildLayout(buildCart(0)),
      Order: () => ({ viewer: { id: 'asha', order } }),
    })
    await screen.findByRole('heading', { name: 'ORD-1' })
    await waitFor(() => expect(requests).toHaveLength(1))
    requests[0]?.open()
    const heard = hearVersions()
    requests[0]?.send({ id: 'o1', updatedAt: order.updatedAt })
    await waitFor(() => expect(heard).toEqual([{ o1: order.updatedAt }]))
    order = buildOrder({ status: 'PACKED', updatedAt: later })
    requests[0]?.send({ id: 'o1', updatedAt: later })
    const title = screen.getByRole('heading', { name: 'ORD-1' }).parentElement
    expect(await within(title ?? document.body).findByText('Packed')).toBeTruthy()
    expect(await screen.findByText('This order’s status is now Packed.')).toBeTruthy()
    expect(shop.getVariables('Order')).toHaveLength(2)
  })
})

describe('the announcement of a change', () => {
  const before: NewsOrder = {
    id: 'o1',
    updatedAt: '2026-11-21T09:00:00.000Z',
    status: 'PENDING',
    payment: { state: 'CLAIMED' },
  }
  it.each<[string, Partial<NewsOrder>, string]>([
    ['a status', { status: 'DELIVERED' }, 'This order’s status is now Delivered.'],
    ['a payment', { payment: { state: 'RECEIVED' } }, 'Payment received.'],
    ['something else', {}, 'This order has changed.'],
    ['nothing', { updatedAt: before.updatedAt }, ''],
  ])('describeChange describes a change in %s', (_what, changes, text) => {
    expect(describeChange(before, { ...before, updatedAt: later, ...changes })).toBe(text)
  })
})
