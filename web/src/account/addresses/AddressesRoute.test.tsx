import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Address_AddressFragment } from '../../shared/address/Address.generated.ts'
import type { Handlers } from '../../../test/operations.ts'
import { buildLayout } from '../../../test/shop.ts'
import type { CreateAddressInput } from '../../apollo/schema-types.generated.ts'
import { buildAddress } from '../../../test/addresses.ts'
import { buildCart } from '../../../test/quotes.ts'
import { fill, saveTokens, openStore } from '../../../test/store.tsx'

type Address = Address_AddressFragment

let shop: ReturnType<typeof openStore>

beforeEach(() => saveTokens())

const payload = (
  address: Address,
  { landmark, label, ...texts }: Partial<CreateAddressInput> = {},
) => ({
  address: { ...address, ...texts, landmark: landmark ?? '', label: label ?? null },
  userErrors: [],
})

function enter(
  addresses = [buildAddress('home'), buildAddress('gone', false)],
  answers: Handlers = {},
) {
  shop = openStore('/dashboard/address', {
    Layout: () => buildLayout(buildCart(0)),
    Addresses: () => ({ viewer: { id: 'asha', addresses } }),
    CreateAddress: ({ input }) => ({ createAddress: payload(buildAddress('office'), input) }),
    UpdateAddress: ({ input }) => ({ updateAddress: payload(buildAddress('home'), input) }),
    RemoveAddress: () => ({ removeAddress: payload(buildAddress('home', false)) }),
    ...answers,
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const dialog = () => within(screen.getByRole('dialog'))

describe('the saved addresses', () => {
  it('the address list contains only active addresses', async () => {
    enter()
    expect(await screen.findByText('home street')).toBeTruthy()
    expect(screen.queryByText('gone street')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Address' })).toBeTruthy()
  })

  it.each(['Add Address', 'Add address'])(
    'the address list shows a new address from "%s" immediately',
    async (name) => {
      enter()
      await press(name)
      fill(dialog().getByLabelText('Address line'), '1 Fort')
      for (const label of ['City', 'State', 'Pincode'])
        fill(dialog().getByLabelText(label), '411002')
      fill(dialog().getByLabelText('Mobile'), '98765 43210')
      await userEvent.click(dialog().getByRole('button', { name: 'Save address' }))
      expect(await screen.findByText('1 Fort')).toBeTruthy()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(shop.getVariables('Addresses')).toHaveLength(1)
      await press(name)
      expect(dialog().getByLabelText('Address line')).toHaveProperty('value', '')
    },
  )

  it('the address form reuses its key when the reply was lost, and a new form has a new key', async () => {
    let isLost = true
    enter([], {
      CreateAddress: ({ input }) => {
        if (isLost) throw new TypeError('Failed to fetch')
        return { createAddress: payload(buildAddress(`a${input.idempotencyKey}`), input) }
      },
    })
    const save = () => userEvent.click(dialog().getByRole('button', { name: 'Save address' }))
    const fillAll = async () => {
      await press('Add Address')
      for (const label of ['Address line', 'City', 'State']) {
        fill(dialog().getByLabelText(label), 'Pune')
      }
      fill(dialog().getByLabelText('Pincode'), '411002')
      fill(dialog().getByLabelText('Mobile'), '98765 43210')
      await save()
    }
    await fillAll()
    await waitFor(() => expect(shop.getInputs('CreateAddress')).toHaveLength(1))
    isLost = false
    await save()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await fillAll()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second, third] = shop
      .getInputs('CreateAddress')
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  it('an address can be edited in a prefilled dialog', async () => {
    enter()
    await press('Edit home street')
    expect(screen.getByRole('dialog', { name: 'Edit Address' })).toBeTruthy()
    const line = dialog().getByLabelText('Address line')
    expect(line).toHaveProperty('value', 'home street')
    fill(line, '2 Fort')
    await userEvent.click(dialog().getByRole('button', { name: 'Save address' }))
    expect(await screen.findByText('2 Fort')).toBeTruthy()
    expect(screen.queryByText('home street')).toBeNull()
  })

  it.each(['Add Address', 'Edit home street'])(
    'the address dialog keeps the input in "%s" until it is discarded',
    async (name) => {
      enter()
      await press(name)
      const title = screen.getByRole('dialog').getAttribute('aria-labelledby')
      fill(dialog().getByLabelText('City'), 'Nashik')
      await userEvent.keyboard('{Escape}')
      expect(screen.getByRole('alertdialog', { name: 'Discard changes?' })).toBeTruthy()
      await press('Keep editing')
      expect(dialog().getByLabelText('City')).toHaveProperty('value', 'Nashik')
      await userEvent.keyboard('{Escape}')
      await press('Discard')
      expect(document.getElementById(title ?? '')).toBeNull()
      expect(screen.queryByRole('alertdialog')).toBeNull()
    },
  )

  it('the address dialog closes without a question when nothing was typed', async () => {
    enter()
    await press('Add Address')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('an address is deleted after a confirmation', async () => {
    enter()
    await press('Delete home street')
    const question = screen.getByRole('alertdialog', { name: 'Permanent Delete' })
    expect(within(question).getByText('Are you sure permanent delete ?')).toBeTruthy()
    expect(within(question).getByText('home street, Pune')).toBeTruthy()
    expect(within(question).getByText('Your orders still show it.')).toBeTruthy()
    await press('Cancel')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    await press('Delete home street')
    await press('Confirm')
    await waitFor(() => expect(screen.queryByText('home street')).toBeNull())
    expect(shop.toasts).toEqual([{ kind: 'success', text: 'Address Remove' }])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Address' })),
    )
  })

  it('the address list can be reloaded after a failure', async () => {
    let isDown = true
    shop = openStore('/dashboard/address', {
      Layout: () => buildLayout(buildCart(0)),
      Addresses: () => {
        if (isDown) throw new TypeError('Failed to fetch')
        return { viewer: { id: 'asha', addresses: [buildAddress('home')] } }
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByText('home street')).toBeTruthy()
  })
})
