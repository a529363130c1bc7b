import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { PartnerKeyCard_PartnerKeyFragment } from './PartnerKey.generated.ts'
import { type Refusal, userErrors } from '../../../test/errors.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { fill } from '../../../test/store.tsx'
import type { Handlers, InputName } from '../../../test/operations.ts'

type Key = PartnerKeyCard_PartnerKeyFragment

let page: ReturnType<typeof openDashboard>
const buildKey = (name: string, fields: Partial<Key> = {}): Key => ({
  id: name,
  name,
  prefix: 'kc_7Q2M9X4T',
  scopes: ['CATALOGUE_READ'],
  requestsPerMinute: 600,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: 'Meera',
  lastUsedAt: null,
  revokedAt: null,
  failingWebhooks: 0,
  usage: [],
  ...fields,
})

const SECRET = `kc_7Q2M9X4T_${'x'.repeat(43)}`

function enter(handlers: Handlers = {}, keys = [buildKey('Pharmacies')]) {
  page = openDashboard('/dashboard/partners', {
    ManagePartners: () => ({ partnerKeys: keys }),
    ...handlers,
  })
}

const payload = (partnerKey: Key | null, ...refusals: Refusal[]) => ({
  partnerKey,
  secret: partnerKey && SECRET,
  userErrors: userErrors(refusals),
})
const getInput = (operation: InputName) => page.getVariables(operation)[0]?.input
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))
const names = () =>
  within(screen.getByRole('list', { name: 'Keys' }))
    .getAllByRole('heading', { level: 2 })
    .map((one) => one.textContent)

describe('the partner keys', () => {
  it('the partner keys show their scopes, limit and usage, and come before revoked keys', async () => {
    const day = new Date().toISOString().slice(0, 10)
    enter({}, [
      buildKey('Gone', { revokedAt: '2026-11-02T00:00:00.000Z' }),
      buildKey('Pharmacies', {
        scopes: ['CATALOGUE_READ', 'STOCK_READ'],
        usage: [{ day: `${day}T00:00:00.000Z`, requests: 1204, refused: 3 }],
      }),
    ])
    expect(await screen.findByText('stock:read')).toBeTruthy()
    expect(names()).toEqual(['Pharmacies', 'Gone'])
    const [living, revoked] = within(screen.getByRole('list', { name: 'Keys' }))
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByRole('heading'))
    expect(living?.textContent).toContain('kc_7Q2M9X4T…')
    expect(living?.textContent).toContain('Limit: 600 requests per minute')
    expect(living?.textContent).toContain('1,204 today · 1,204 in 30 days · 3 over the limit')
    expect(revoked?.textContent).toContain('revoked on 2 Nov 2026')
    expect(screen.queryByRole('button', { name: 'Revoke Gone' })).toBeNull()
  })

  it('the partners page shows a placeholder before the first key', async () => {
    enter({}, [])
    expect(await screen.findByText('No partners yet')).toBeTruthy()
  })

  it('the partners page can be reloaded after a failure', async () => {
    let isDown = true
    enter({
      ManagePartners: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { partnerKeys: [buildKey('Pharmacies')] }
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('Pharmacies')).toBeTruthy()
  })
})

describe('a new partner key', () => {
  it('a new partner key is shown once, can be copied, and is not stored', async () => {
    const user = userEvent.setup()
    enter({
      CreatePartnerKey: () => ({ createPartnerKey: payload(buildKey('Price comparison')) }),
    })
    await press('New key')
    fill(dialog().getByLabelText('Name'), 'Price comparison')
    await userEvent.click(dialog().getByRole('checkbox', { name: /stock:read/ }))
    fill(dialog().getByLabelText('Requests per minute'), '60')
    await press('Create key')
    expect(await dialog().findByText(SECRET)).toBeTruthy()
    expect(getInput('CreatePartnerKey')).toEqual({
      name: 'Price comparison',
      scopes: ['CATALOGUE_READ', 'STOCK_READ'],
      requestsPerMinute: 60,
    })
    await user.click(dialog().getByRole('button', { name: 'Copy API key' }))
    expect(await navigator.clipboard.readText()).toBe(SECRET)
    expect(dialog().getByText(/^curl .+ -H "x-api-key: \$KIRANA_API_KEY"/)).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByText(SECRET)).toBeTruthy()
    await press('Done')
    expect(screen.queryByText(SECRET)).toBeNull()
    expect(names()).toEqual(['Price comparison', 'Pharmacies'])
    expect(JSON.stringify(page.client.extract())).not.toContain(SECRET)
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New key' })),
    )
  })

  it('a new partner key shows its errors beside the fields', async () => {
    enter({
      CreatePartnerKey: () => ({
        createPartnerKey: payload(
          null,
          ['BAD_USER_INPUT', 'Name is required.', 'name'],
          ['BAD_USER_INPUT', 'Choose at least one scope.', 'scopes'],
        ),
      }),
    })
    await press('New key')
    await userEvent.click(dialog().getByRole('checkbox', { name: /catalogue:read/ }))
    await press('Create key')
    expect(await dialog().findByText('Choose at least one scope.')).toBeTruthy()
    expect(getInput('CreatePartnerKey')).toMatchObject({ name: '', scopes: [] })
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Name')))
  })
})

describe('a partner key', () => {
  it('a partner key can be edited', async () => {
    enter({
      UpdatePartnerKey: () => ({
        updatePartnerKey: payload(buildKey('Pharmacies', { name: 'Clinics' })),
      }),
    })
    await press('Edit Pharmacies')
    fill(dialog().getByLabelText('Name'), 'Clinics')
    await press('Save')
    await waitFor(() => expect(names()).toEqual(['Clinics']))
    expect(getInput('UpdatePartnerKey')).toEqual({
      id: 'Pharmacies',
      name: 'Clinics',
      scopes: ['CATALOGUE_READ'],
      requestsPerMinute: 600,
    })
    expect(page.toasts).toEqual([{ kind: 'success', text: 'Key updated' }])
  })

  it('a partner key is revoked after a confirmation, and moves down', async () => {
    const revoked = buildKey('Pharmacies', { revokedAt: '2026-11-02T00:00:00.000Z' })
    enter({ RevokePartnerKey: () => ({ revokePartnerKey: payload(revoked) }) }, [
      buildKey('Pharmacies'),
      buildKey('Clinics'),
    ])
    await press('Revoke Pharmacies')
    const question = within(screen.getByRole('alertdialog', { name: 'Revoke key' }))
    expect(question.getByText('kc_7Q2M9X4T… of Pharmacies')).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Revoke' }))
    await waitFor(() => expect(names()).toEqual(['Clinics', 'Pharmacies']))
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Partners' })),
    )
  })

  it('a partner key stays when the server does not reply', async () => {
    enter()
    await press('Revoke Pharmacies')
    await press('Revoke')
    await waitFor(() => expect(page.toasts).toMatchObject([{ kind: 'error' }]))
    expect(screen.getByRole('button', { name: 'Revoke Pharmacies' })).toBeTruthy()
  })
})
