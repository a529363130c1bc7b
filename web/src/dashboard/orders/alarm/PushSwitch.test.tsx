import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Route } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { buildCart } from '../../../../test/quotes.ts'
import { buildLayout } from '../../../../test/shop.ts'
import { openPages } from '../../../../test/pages.tsx'
import { saveTokens } from '../../../../test/store.tsx'
import { PushSwitch } from './PushSwitch.tsx'

const KEY = 'BPk_'
const keyBytes = Uint8Array.from([4, 249, 63]).buffer

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

interface FakeOptions {
  permission?: NotificationPermission
  /** The server key of an existing subscription. */
  subscribedFor?: ArrayBuffer
}

/** A browser with push notifications, whose push service gives out one endpoint. */
function fakePush({ permission = 'default', subscribedFor }: FakeOptions = {}) {
  const createSubscription = (applicationServerKey: ArrayBuffer) => ({
    endpoint: 'https://push.example/1',
    options: { applicationServerKey },
    toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'point', auth: 'code' } }),
    unsubscribe: () => {
      subscription = null
      return Promise.resolve(true)
    },
  })
  let subscription = subscribedFor ? createSubscription(subscribedFor) : null
  const registration = {
    active: {},
    pushManager: {
      getSubscription: () => Promise.resolve(subscription),
      subscribe: () => {
        subscription = createSubscription(keyBytes)
        return Promise.resolve(subscription)
      },
    },
  }
  const register = vi.fn(() => Promise.resolve(registration))
  const serviceWorker = { register, getRegistration: () => Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  vi.stubGlobal('PushManager', vi.fn())
  const answer = permission === 'default' ? 'granted' : permission
  vi.stubGlobal('Notification', { permission, requestPermission: () => Promise.resolve(answer) })
  return { register, isSubscribed: () => subscription !== null }
}

function open(problem: string | null = null) {
  saveTokens()
  const userErrors = problem
    ? [{ code: 'BAD_USER_INPUT' as const, message: problem, field: 'endpoint' }]
    : []
  return openPages({
    at: '/dashboard/orders',
    routes: <Route path="dashboard/*" element={<PushSwitch />} />,
    handlers: {
      Layout: () => buildLayout(buildCart(0)),
      PushKey: () => ({ pushKey: KEY }),
      SubscribeToPush: () => ({ subscribeToPush: { userErrors } }),
      UnsubscribeFromPush: () => ({ unsubscribeFromPush: { userErrors: [] } }),
    },
  })
}

const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Notify this device/ })
const isOn = async () => (await box()).checked

describe('the notifications of a device', () => {
  it('the switch subscribes the device, and ends its subscription', async () => {
    const { register, isSubscribed } = fakePush()
    const { getRequests } = open()
    await screen.findByText(/locked phone/)
    await userEvent.click(await box())
    await screen.findByText(/^New orders notify this device/)
    expect(register).toHaveBeenCalledWith('/push-worker.js', { scope: '/dashboard/' })
    expect(getRequests('SubscribeToPush')[0]?.variables).toEqual({
      input: { endpoint: 'https://push.example/1', p256dh: 'point', auth: 'code' },
    })
    await userEvent.click(await box())
    await screen.findByText(/locked phone/)
    expect(isSubscribed()).toBe(false)
    expect(getRequests('UnsubscribeFromPush')).toHaveLength(1)
  })

  it('the switch is on for a device that is subscribed', async () => {
    fakePush({ permission: 'granted', subscribedFor: keyBytes })
    open()
    await waitFor(async () => expect(await isOn()).toBe(true))
  })

  it('the switch is off for a subscription to another key of the server', async () => {
    fakePush({ permission: 'granted', subscribedFor: new ArrayBuffer(3) })
    open()
    await screen.findByText(/locked phone/)
    expect(await isOn()).toBe(false)
  })

  it('the switch says that the browser blocks notifications', async () => {
    fakePush({ permission: 'denied' })
    open()
    await screen.findByText(/^Your browser blocks notifications/)
    expect((await box()).disabled).toBe(true)
  })

  it('the switch says that the browser has no notifications', async () => {
    open()
    await screen.findByText(/^This browser can’t notify you/)
    expect((await box()).disabled).toBe(true)
  })

  it('the switch explains the home screen on an iPhone', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS)')
    open()
    await screen.findByText(/Add to Home Screen/)
    vi.restoreAllMocks()
  })

  it('a device is not subscribed if the server rejects it', async () => {
    const { isSubscribed } = fakePush()
    open('This URL is not valid.')
    await screen.findByText(/locked phone/)
    await userEvent.click(await box())
    expect((await screen.findByRole('alert')).textContent).toBe('This URL is not valid.')
    expect(isSubscribed()).toBe(false)
  })
})
