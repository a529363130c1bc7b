import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { DeliveryRow_DeliveryFragment } from './webhooks/Delivery.generated.ts'
import type { WebhookCard_WebhookFragment } from './webhooks/Webhook.generated.ts'
import { type Refusal, userErrors } from '../../../test/errors.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { place } from '../../../test/pages.tsx'
import { fill } from '../../../test/store.tsx'
import type { Handlers } from '../../../test/operations.ts'

type Delivery = DeliveryRow_DeliveryFragment
type Webhook = WebhookCard_WebhookFragment

let page: ReturnType<typeof openDashboard>
const SECRET = `whsec_${'x'.repeat(43)}=`

const buildWebhook = (id: string, fields: Partial<Webhook> = {}): Webhook => ({
  id,
  url: `https://${id}.example/hook`,
  createdAt: '2026-11-01T00:00:00.000Z',
  stoppedAt: null,
  failingSince: null,
  ...fields,
})

const partnerKey = {
  id: 'key',
  name: 'Pharmacies',
  prefix: 'kc_7Q2M9X4T',
  revokedAt: null,
}

function enter(handlers: Handlers = {}, webhooks = [buildWebhook('one')]) {
  page = openDashboard('/dashboard/partners/key', {
    ManageWebhooks: () => ({ partnerKey, webhooks }),
    ...handlers,
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const addresses = () => screen.queryAllByRole('heading', { level: 2 }).map((one) => one.textContent)

describe('the webhooks of a key', () => {
  it("the webhooks page shows the webhooks' state and partner", async () => {
    enter({}, [
      buildWebhook('well'),
      buildWebhook('ill', { failingSince: '2026-11-20T06:00:00.000Z' }),
      buildWebhook('ended', { stoppedAt: '2026-11-20T06:00:00.000Z' }),
    ])
    expect(await screen.findByText('Pharmacies, kc_7Q2M9X4T…')).toBeTruthy()
    expect(screen.getByText('On')).toBeTruthy()
    expect(screen.getByText(/^Failing since 20 Nov 2026/)).toBeTruthy()
    expect(screen.getByText('Stopped: key revoked')).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: /^Deliveries to .*well/ }))
    expect(place()).toBe('/dashboard/partners/key/well')
  })

  it('the webhooks page shows a placeholder before the first webhook', async () => {
    enter({}, [])
    expect(await screen.findByText('No webhooks yet')).toBeTruthy()
  })

  it('the webhooks page shows an unknown key as not found', async () => {
    enter({ ManageWebhooks: () => ({ partnerKey: null, webhooks: [] }) })
    expect(await screen.findByRole('heading', { level: 1, name: /not found/i })).toBeTruthy()
  })

  it('the webhooks page can be reloaded after a failure', async () => {
    let isDown = true
    enter({
      ManageWebhooks: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { partnerKey, webhooks: [buildWebhook('one')] }
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('https://one.example/hook')).toBeTruthy()
  })
})

describe('a webhook', () => {
  const payload = (webhook: Webhook | null, ...refusals: Refusal[]) => ({
    registerWebhook: {
      webhook,
      secret: webhook && SECRET,
      userErrors: userErrors(refusals),
    },
  })

  it("a new webhook's secret is shown once", async () => {
    const user = userEvent.setup()
    enter({ RegisterWebhook: () => payload(buildWebhook('two')) })
    await screen.findByText('https://one.example/hook')
    await press('Add webhook')
    fill(dialog().getByLabelText('Address'), 'https://two.example/hook')
    await user.click(dialog().getByRole('button', { name: 'Add webhook' }))
    expect(await dialog().findByText(SECRET)).toBeTruthy()
    const input = { url: 'https://two.example/hook', partnerKeyId: 'key' }
    expect(page.getVariables('RegisterWebhook')).toEqual([{ input }])
    await user.click(dialog().getByRole('button', { name: 'Copy secret' }))
    expect(await navigator.clipboard.readText()).toBe(SECRET)
    await press('Done')
    expect(screen.queryByText(SECRET)).toBeNull()
    expect(JSON.stringify(page.client.extract())).not.toContain(SECRET)
    expect(addresses()).toEqual(['https://two.example/hook', 'https://one.example/hook'])
  })

  it('a new webhook shows its error beside the field', async () => {
    const message = 'The address is not a public one.'
    enter({
      RegisterWebhook: () => payload(null, ['BAD_USER_INPUT', message, 'url']),
    })
    await press('Add webhook')
    fill(dialog().getByLabelText('Address'), 'https://10.0.0.7/')
    await userEvent.click(dialog().getByRole('button', { name: 'Add webhook' }))
    expect(await dialog().findByText(message)).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Address')))
  })

  it('a webhook is removed after a confirmation', async () => {
    enter({
      RemoveWebhook: () => ({
        removeWebhook: { deletedId: 'one', userErrors: [] },
      }),
    })
    await press('Remove https://one.example/hook')
    const question = within(screen.getByRole('alertdialog', { name: 'Remove webhook' }))
    expect(question.getByText('https://one.example/hook')).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(addresses()).toEqual([]))
    expect(page.getVariables('RemoveWebhook')).toEqual([{ input: { id: 'one' } }])
    expect(await screen.findByText('No webhooks yet')).toBeTruthy()
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Webhooks' })),
    )
  })
})

describe('the deliveries to a webhook', () => {
  /** Any kind of item can have changed, so the type is named. */
  const buildThing = (id: string) => ({
    __typename: 'Product',
    id: `thing of ${id}`,
    name: `Rice ${id}`,
  })
  const buildDelivery = (id: string, fields: Partial<Delivery> = {}): Delivery => ({
    id,
    kind: 'PRODUCT',
    thingId: `thing of ${id}`,
    thing: buildThing(id),
    deleted: false,
    at: '2026-11-20T06:00:00.000Z',
    state: 'DELIVERED',
    attempts: 1,
    lastAttemptAt: '2026-11-20T06:00:01.000Z',
    nextAttemptAt: null,
    status: 200,
    problem: null,
    ...fields,
  })
  const failed: Partial<Delivery> = {
    state: 'WAITING',
    nextAttemptAt: '2026-11-20T06:10:00.000Z',
    status: null,
    problem: 'There was no answer (ECONNREFUSED).',
    attempts: 3,
  }

  const buildPage = (edges: Delivery[], endCursor: string | null = null) => ({
    webhook: buildWebhook('one'),
    webhookDeliveries: {
      edges: edges.map((node) => ({ node })),
      pageInfo: { hasNextPage: endCursor !== null, endCursor },
    },
  })

  function open(handlers: Handlers) {
    page = openDashboard('/dashboard/partners/key/one', handlers)
  }

  const rows = () =>
    within(screen.getByRole('table', { name: 'Deliveries' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent)

  it('the deliveries show the change, the result and the time', async () => {
    const gone = { thing: null, deleted: true, state: 'GIVEN_UP', status: 410 } as const
    open({
      ManageDeliveries: () =>
        buildPage([
          buildDelivery('a', failed),
          buildDelivery('b'),
          buildDelivery('c', { ...gone, problem: 'The partner’s server answered 410.' }),
        ]),
    })
    await screen.findByText('Rice a')
    const [waiting, delivered, given] = rows()
    expect(waiting).toMatch(/^WaitingRice aProduct changed3 attemptsThere was no answer/)
    expect(waiting).toContain('20 Nov 2026, 11:30 am · Next try: 20 Nov 2026, 11:40 am')
    expect(delivered).toMatch(
      /^DeliveredRice bProduct changed1 attemptThe partner’s server answered 200\./,
    )
    expect(given).toMatch(
      /^Failedthing of cProduct deleted1 attemptThe partner’s server answered 410\./,
    )
  })

  it('a delivery can be sent again', async () => {
    const waiting = { state: 'WAITING', attempts: 0, problem: null, status: null } as const
    open({
      ManageDeliveries: () => buildPage([buildDelivery('a', failed)]),
      ResendDelivery: () => ({
        resendDelivery: {
          delivery: buildDelivery('a', waiting),
          userErrors: [],
        },
      }),
    })
    await press('Send again: Rice a')
    expect(await screen.findByText('Not sent yet')).toBeTruthy()
    expect(page.getVariables('ResendDelivery')).toEqual([{ input: { id: 'a' } }])
    expect(page.toasts).toMatchObject([{ kind: 'success' }])
  })

  it('the deliveries have pages', async () => {
    open({
      ManageDeliveries: ({ after }) =>
        after === null
          ? buildPage([buildDelivery('a')], 'behind a')
          : buildPage([buildDelivery('b')]),
    })
    await screen.findByText('Rice a')
    await press('Older')
    expect(await screen.findByText('Rice b')).toBeTruthy()
    expect(page.getVariables('ManageDeliveries').at(-1)).toMatchObject({ after: 'behind a' })
    await press('Newer')
    expect(await screen.findByText('Rice a')).toBeTruthy()
  })

  it('the deliveries update automatically', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    let state = failed
    open({ ManageDeliveries: () => buildPage([buildDelivery('a', state)]) })
    await screen.findByText('Waiting')
    state = { ...failed, state: 'DELIVERED' }
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await screen.findByText('Delivered')).toBeTruthy()
  })

  it('the deliveries page shows a placeholder before the first delivery, and can be reloaded', async () => {
    let isDown = true
    open({
      ManageDeliveries: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return buildPage([])
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('No deliveries yet')).toBeTruthy()
  })
})
