import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storage } from '../../../lib/storage.ts'
import { FakeAudio, fakeNotifications } from '../../../../test/alarm.ts'
import { restoreTabs, stubEvents, stubTabs } from '../../../../test/order-news.ts'
import { openPages } from '../../../../test/pages.tsx'
import { buildLayout } from '../../../../test/shop.ts'
import { buildCart } from '../../../../test/quotes.ts'
import { saveTokens } from '../../../../test/store.tsx'
import NewOrderAlarm from './NewOrderAlarm.tsx'
import { Page } from '../../../shared/page/Page.tsx'

let unseen: string[]
let events: ReturnType<typeof stubEvents>

const toOrders = (ids: string[]) => ids.map((id) => ({ id, number: `ORD-${id}` }))

beforeEach(() => {
  unseen = []
  stubTabs()
  events = stubEvents()
  FakeAudio.install()
  storage.clear()
})
afterEach(() => {
  restoreTabs()
  vi.restoreAllMocks()
})

function open(at = '/dashboard/profile') {
  saveTokens()
  const page = (
    <Page title="Profile">
      <NewOrderAlarm />
    </Page>
  )
  return openPages({
    at,
    routes: <Route path="dashboard/*" element={page} />,
    handlers: {
      Layout: () => buildLayout(buildCart(0)),
      UnseenOrders: () => ({ unseenOrders: toOrders(unseen) }),
      PushKey: () => ({ pushKey: 'key' }),
      SeeOrders: ({ input }) => {
        unseen = unseen.filter((id) => !input.orderIds.includes(id))
        return { seeOrders: { unseenOrders: toOrders(unseen), userErrors: [] } }
      },
    },
  })
}

/** Reports these unseen orders through the event stream. */
async function report(ids: string[]) {
  unseen = ids
  await waitFor(() => expect(events.at(-1)?.orderIds).toBe('unseen'))
  act(() => {
    events.at(-1)?.open()
    events.at(-1)?.send({ id: 'unseen', updatedAt: ids.join() })
  })
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const rings = () => FakeAudio.ringing

describe('a new order', () => {
  it('a new order rings repeatedly, is counted in the title and is shown, until it is confirmed', async () => {
    open()
    await userEvent.click(document.body)
    await report(['o1', 'o2'])
    expect(await screen.findByText('2 new orders')).toBeTruthy()
    await waitFor(() => expect(rings()).toEqual([{ loop: true }]))
    await waitFor(() => expect(document.title).toMatch(/^\(2\) Profile · /))
    await click('Got it')
    await waitFor(() => expect(rings()).toEqual([]))
    expect(screen.queryByText('2 new orders')).toBeNull()
    expect(document.title).toMatch(/^Profile · /)
  })

  it('the title counts a tenth new order, and then an eleventh', async () => {
    open()
    await report(Array.from({ length: 10 }, (_, n) => `o${n}`))
    await waitFor(() => expect(document.title).toMatch(/^\(10\) Profile · /))
    unseen = [...unseen, 'o10']
    act(() => events.at(-1)?.send({ id: 'unseen', updatedAt: 'eleven' }))
    await waitFor(() => expect(document.title).toMatch(/^\(11\) Profile · /))
  })

  it('a new order stops ringing as soon as another device has confirmed it', async () => {
    open()
    await userEvent.click(document.body)
    await report(['o1'])
    await waitFor(() => expect(rings()).toHaveLength(1))
    unseen = []
    act(() => events.at(-1)?.send({ id: 'unseen', updatedAt: 'none' }))
    await waitFor(() => expect(rings()).toEqual([]))
    expect(document.title).toMatch(/^Profile · /)
  })

  it('opening a new order marks it as seen', async () => {
    const { getRequests } = open('/dashboard/orders-details/o1')
    await report(['o1', 'o2'])
    await waitFor(() => expect(getRequests('SeeOrders')).toHaveLength(1))
    expect(getRequests('SeeOrders')[0]?.variables).toEqual({ input: { orderIds: ['o1'] } })
    expect(await screen.findByText('1 new order')).toBeTruthy()
  })

  it('the alarm asks for a click while the browser plays no sound, and rings after it', async () => {
    open()
    await report(['o1'])
    const hint = await screen.findByText(/^Click anywhere on this page/)
    expect(rings()).toEqual([])
    await userEvent.click(document.body)
    await waitFor(() => expect(rings()).toHaveLength(1))
    expect(hint.isConnected).toBe(false)
  })
})

describe('the alarm settings', () => {
  it('the alarm settings turn the sound off, and set its volume, for this browser', async () => {
    open()
    await userEvent.click(document.body)
    await report(['o1'])
    await waitFor(() => expect(rings()).toHaveLength(1))
    await click('Sound on')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Play a sound' }))
    await waitFor(() => expect(rings()).toEqual([]))
    expect(JSON.parse(localStorage.getItem('kirana.newOrderAlarm') ?? '')).toMatchObject({
      isOn: false,
    })
    expect(screen.getByText('1 new order')).toBeTruthy()
  })

  it('the alarm settings play the sound once as a test', async () => {
    open()
    await click('Sound on')
    await click('Test sound')
    expect(rings()).toEqual([{ loop: false }])
  })

  it('the alarm shows notifications of a hidden page only after they were allowed', async () => {
    const notifications = fakeNotifications('granted')
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    open()
    await report(['o1'])
    expect(await screen.findByText('1 new order')).toBeTruthy()
    expect(notifications.shown).toEqual([])
    await click('Sound on')
    await userEvent.click(screen.getByRole('checkbox', { name: /notification/ }))
    unseen = ['o1', 'o2']
    act(() => events.at(-1)?.send({ id: 'unseen', updatedAt: 'two' }))
    await waitFor(() => expect(notifications.shown).toEqual(['2 new orders']))
    unseen = ['o2']
    act(() => events.at(-1)?.send({ id: 'unseen', updatedAt: 'three' }))
    expect(await screen.findByText('1 new order')).toBeTruthy()
    expect(notifications.shown, 'a seen order is not announced').toHaveLength(1)
  })

  it('the alarm settings explain that the browser blocks notifications', async () => {
    fakeNotifications('denied')
    open()
    await click('Sound on')
    await userEvent.click(screen.getByRole('checkbox', { name: /notification/ }))
    expect((await screen.findByRole('alert')).textContent).toContain('blocks notifications')
    expect(screen.getByRole('checkbox', { name: /notification/ })).toHaveProperty('checked', false)
  })
})

describe('a browser with restrictions', () => {
  it('the alarm shows new orders without audio', async () => {
    FakeAudio.refuse()
    open()
    await report(['o1'])
    expect(await screen.findByText('1 new order')).toBeTruthy()
    await click('Sound off')
    expect(screen.getByText('This browser can’t play sounds.')).toBeTruthy()
  })

  it('the alarm rings without storage and notifications', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    open()
    await userEvent.click(document.body)
    await report(['o1'])
    await waitFor(() => expect(rings()).toHaveLength(1))
    await click('Sound on')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Play a sound' }))
    await waitFor(() => expect(rings()).toEqual([]))
  })

  it('the alarm polls and rings without locks', async () => {
    restoreTabs()
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    open()
    await userEvent.click(document.body)
    unseen = ['o1']
    await vi.advanceTimersByTimeAsync(15_000)
    vi.useRealTimers()
    await waitFor(() => expect(rings()).toHaveLength(1))
    expect(events).toEqual([])
  })
})
