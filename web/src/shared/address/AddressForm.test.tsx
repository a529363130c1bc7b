import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import type { ComponentProps } from 'react'
import { beforeEach, describe, expect, it, type Mock, vi } from 'vitest'
import { type Toast, connectToasts } from '../../ui/toast/toast.ts'
import { createTestClient } from '../../../test/server.ts'
import { buildAddress } from '../../../test/addresses.ts'
import { AddressForm } from './AddressForm.tsx'
import { type AddressText, blankAddress } from './address-fields.ts'

let toasts: Toast[] = []

beforeEach(() => {
  toasts = []
  connectToasts((toast) => void toasts.push(toast))
})

const home: AddressText = {
  addressLine: '12 MG Road',
  city: 'Bengaluru',
  state: 'Karnataka',
  pincode: '560038',
  country: 'India',
  mobile: '98765 43210',
  landmark: '',
  label: null,
}

const saved = (text: AddressText) =>
  Promise.resolve({
    address: { ...buildAddress('a1'), ...text },
    userErrors: [],
  })

type Save = ComponentProps<typeof AddressForm>['save']

function show(initial: AddressText, save: Mock<Save> = vi.fn<Save>(saved)) {
  const onSaved = vi.fn()
  const { client, waiting } = createTestClient()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <AddressForm initial={initial} save={save} onDirty={vi.fn()} onSaved={onSaved} />
      </MemoryRouter>
    </ApolloProvider>,
  )
  /** Types a pincode, which the server knows. */
  const typePincode = async (pincode: string, state: string | null, city: string | null = null) => {
    await userEvent.type(field('Pincode'), pincode)
    await waitFor(() => expect(waiting).toHaveLength(1))
    act(() => waiting.shift()?.reply('PinPlace', { pinPlace: { state, city } }))
  }
  return { save, onSaved, typePincode }
}

const field = (label: string) => screen.getByLabelText(label)
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Save address' }))

/** Returns a field's accessible description. */
function described(label: string): string {
  const ids = field(label).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
}

describe('the address form', () => {
  it('the address form reports missing values and focuses the first', async () => {
    const { save } = show({ ...blankAddress, addressLine: '12 MG Road' })
    await submit()
    expect(save).not.toHaveBeenCalled()
    expect(described('City')).toBe('City is required.')
    expect(described('Mobile')).toBe('Mobile is required.')
    expect(document.activeElement).toBe(field('Pincode'))
  })

  it('the address form asks about a state that differs from the pincode’s, and saves it if the customer insists', async () => {
    const message = 'The PIN code 560038 is in Karnataka, not in Goa. Is the state right?'
    const asked = { code: 'STATE_DIFFERS' as const, message, field: 'state' }
    const save = vi.fn<Save>((text) =>
      text.confirmState ? saved(text) : Promise.resolve({ address: null, userErrors: [asked] }),
    )
    const { onSaved } = show({ ...home, state: 'Goa' }, save)
    await submit()
    await waitFor(() => expect(described('State')).toBe(message))
    await userEvent.type(field('City'), '!')
    await submit()
    await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await waitFor(() => expect(onSaved).toHaveBeenCalled())
    expect(save.mock.calls.map(([text]) => text.confirmState)).toEqual([false, false, true])
  })

  it("the address form clears a field's error once the field is filled in", async () => {
    show({ ...home, city: '' })
    await submit()
    await userEvent.type(field('City'), 'Pune')
    expect(field('City').getAttribute('aria-invalid')).toBe('false')
    expect(described('City')).toBe('')
  })

  it('the address form sends trimmed values', async () => {
    const { save, onSaved } = show({ ...home, city: '' })
    await userEvent.type(field('City'), '  Pune ')
    await submit()
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...home, city: 'Pune', confirmState: false })
    expect(onSaved).toHaveBeenCalledOnce()
    expect(toasts).toEqual([{ kind: 'success', text: 'Address saved' }])
  })

  it('the address form sends a landmark and a label, and requires neither', async () => {
    const { save } = show(home)
    await userEvent.type(field('Landmark (optional)'), 'Opposite the school ')
    await userEvent.click(screen.getByRole('radio', { name: 'Work' }))
    await submit()
    const landmark = 'Opposite the school'
    expect(save).toHaveBeenCalledExactlyOnceWith({
      ...home,
      landmark,
      label: 'WORK',
      confirmState: false,
    })
  })

  it('the address form asks before it saves an unlikely pincode and mobile, and then saves them', async () => {
    const { save } = show({ ...home, pincode: '', mobile: '' })
    await userEvent.type(field('Pincode'), '5600')
    await userEvent.type(field('Mobile'), '12345')
    await submit()
    expect(save).not.toHaveBeenCalled()
    expect(described('Pincode')).toContain('6 digits')
    expect(described('Mobile')).toContain('10 digits')
    expect(document.activeElement).toBe(field('Pincode'))
    await userEvent.click(screen.getByRole('button', { name: 'Save anyway' }))
    expect(save).toHaveBeenCalledExactlyOnceWith({
      ...home,
      pincode: '5600',
      mobile: '12345',
      confirmState: false,
    })
  })

  it('the address form asks a second time about a value that was changed after the question', async () => {
    const { save } = show({ ...home, mobile: '' })
    await userEvent.type(field('Mobile'), '12345')
    await submit()
    await userEvent.type(field('Mobile'), '6')
    expect(described('Mobile')).toBe('')
    await submit()
    expect(save).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Save anyway' })).toBeTruthy()
  })

  it('the address form does not ask about a value that was saved before', async () => {
    const foreign = { ...home, pincode: 'SW1A 1AA', city: '' }
    const { save } = show(foreign)
    await userEvent.type(field('City'), 'London')
    await submit()
    expect(save).toHaveBeenCalledExactlyOnceWith({
      ...foreign,
      city: 'London',
      confirmState: false,
    })
  })

  it('the address form leaves no gap below a field for a warning that is not shown', () => {
    show(home)
    expect(screen.queryByText(/usually has/)).toBeNull()
  })

  it("the address form sets its fields' keyboards and autofill", () => {
    show(home)
    const hints = ['Address line', 'City', 'State', 'Pincode', 'Country', 'Mobile'].map((label) => [
      field(label).getAttribute('autocomplete'),
      field(label).getAttribute('inputmode'),
    ])
    expect(hints).toEqual([
      ['street-address', null],
      ['address-level2', null],
      ['address-level1', null],
      ['postal-code', 'numeric'],
      ['country-name', null],
      ['tel', 'tel'],
    ])
  })

  it("the address form shows the server's error beside its field", async () => {
    const refused = {
      address: null,
      userErrors: [
        {
          code: 'BAD_USER_INPUT' as const,
          field: 'state',
          message: 'State must have at most 200 characters.',
        },
      ],
    }
    const { onSaved } = show(home, vi.fn().mockResolvedValue(refused))
    await submit()
    expect(described('State')).toBe('State must have at most 200 characters.')
    expect(document.activeElement).toBe(field('State'))
    expect(toasts).toEqual([{ kind: 'error', text: 'State must have at most 200 characters.' }])
    expect(onSaved).not.toHaveBeenCalled()
  })

  it('the address form keeps the input when the server could not be reached', async () => {
    show(home, vi.fn().mockRejectedValue(new TypeError('Failed to fetch')))
    await submit()
    expect(toasts[0]?.text).toContain('couldn’t reach the shop')
    expect(field('City')).toHaveProperty('value', 'Bengaluru')
    expect(screen.getByRole('button', { name: 'Save address' })).toHaveProperty('disabled', false)
  })
})

describe('the pincode of an address', () => {
  it('a pincode fills the empty state, and the city of an earlier address', async () => {
    const { typePincode } = show(blankAddress)
    await typePincode('560038', 'Karnataka', 'Bengaluru')
    await waitFor(() => expect(field('State')).toHaveProperty('value', 'Karnataka'))
    expect(field('City')).toHaveProperty('value', 'Bengaluru')
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull()
  })

  it('a pincode asks about another state, changes nothing by itself, and does not block saving', async () => {
    const { typePincode, save } = show({ ...home, pincode: '', state: 'Goa' })
    await typePincode('560038', 'Karnataka', 'Mysuru')
    expect(await screen.findByText('560038 is in Karnataka.')).toBeTruthy()
    expect(field('City')).toHaveProperty('value', 'Bengaluru')
    await submit()
    expect(save).toHaveBeenCalledExactlyOnceWith({ ...home, state: 'Goa', confirmState: false })
    await userEvent.click(screen.getByRole('button', { name: 'Use Karnataka?' }))
    expect(field('State')).toHaveProperty('value', 'Karnataka')
    expect(screen.queryByText('560038 is in Karnataka.')).toBeNull()
  })

  it('a pincode of no state is questioned, and can be saved', async () => {
    const { typePincode, save } = show({ ...home, pincode: '' })
    await typePincode('999999', null)
    const sentence = 'No state has the pincode 999999. Please check it.'
    expect(await screen.findByText(sentence)).toBeTruthy()
    await submit()
    expect(save).toHaveBeenCalledOnce()
  })
})
