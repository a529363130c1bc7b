import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it } from 'vitest'
import { storage } from '../../lib/storage.ts'
import { setDeliveryPin } from '../../lib/delivery-pin.ts'
import { money } from '../../../test/carts.ts'
import type { Data } from '../../../test/operations.ts'
import { createTestClient } from '../../../test/server.ts'
import DeliveryNote from './DeliveryNote.tsx'
import PinButton from './PinButton.tsx'
import { fill } from '../../../test/store.tsx'

type Promised = Data<'DeliveryPromise'>['deliveryPromise']

const open: Promised = {
  state: 'OPEN',
  minOrder: null,
  message: 'Your order comes today by 6:10 pm.',
}
const outside: Promised = { ...open, state: 'OUTSIDE', message: "We don't deliver to 403001 yet." }

const asked = (pincode: string, afterCheck: boolean) => ({
  ...{ pincode, afterCheck, fulfilment: 'DELIVERY' },
})

beforeEach(() => {
  storage.clear()
  setDeliveryPin(null)
})

function show(content: React.ReactNode) {
  const { client, waiting } = createTestClient()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>{content}</MemoryRouter>
    </ApolloProvider>,
  )
  const reply = async (promise: Promised) => {
    await waitFor(() => expect(waiting).toHaveLength(1))
    const request = waiting.shift()
    act(() => request?.reply('DeliveryPromise', { deliveryPromise: promise }))
    return request?.variables
  }
  return { reply, waiting }
}

const order = (isPrescribed = false) => ({
  lines: [{ prescriptionRequired: isPrescribed }],
  total: money(17_800),
})

it('the note says when the order comes to the address', async () => {
  const { reply } = show(<DeliveryNote pincode="560038" order={order()} />)
  expect(await reply(open)).toEqual(asked('560038', false))
  expect(await screen.findByText('Your order comes today by 6:10 pm.')).toBeTruthy()
})

it('the note asks for the time after the prescription check, with the PIN code of the header', async () => {
  setDeliveryPin('560038')
  const { reply } = show(<DeliveryNote order={order(true)} />)
  expect(await reply(open)).toEqual(asked('560038', true))
})

it('the note for a cart names what is delivered, and how much is collected', async () => {
  setDeliveryPin('560038')
  const lines = [
    { product: { id: 'milk', prescriptionRequired: false } },
    { product: { id: 'taxim', prescriptionRequired: true } },
  ]
  const { reply, waiting } = show(<DeliveryNote order={{ lines, total: money(17_800) }} />)
  await waitFor(() => expect(waiting).toHaveLength(1))
  const rules = waiting.shift()
  const notDelivered = [{ productId: 'taxim', message: 'Collect it from the shop.' }]
  const viewer = { id: 'asha', cart: { id: 'asha', notDelivered } }
  act(() => rules?.reply('NotDelivered', { viewer }))
  expect(await reply(open)).toEqual(asked('560038', false))
  const text = 'Your order comes today by 6:10 pm. You collect 1 product from the shop.'
  expect(await screen.findByText(text)).toBeTruthy()
})

it('the note says how much is missing to the smallest order', async () => {
  const { reply } = show(<DeliveryNote order={order()} />)
  await reply({ ...open, minOrder: money(20_000) })
  const sentence = 'The smallest order is ₹200. Please add ₹22 or more.'
  expect(await screen.findByText(sentence)).toBeTruthy()
})

it('the note in the cart leads to the PIN code, which changes the note', async () => {
  setDeliveryPin('403001')
  const { reply } = show(<DeliveryNote order={order()} />)
  await reply(outside)
  await userEvent.click(await screen.findByRole('button', { name: 'Change PIN code' }))
  const input = screen.getByLabelText('PIN code')
  fill(input, '560038')
  await userEvent.click(screen.getByRole('button', { name: 'Save PIN code' }))
  await reply(open)
  expect(await reply(open)).toEqual(asked('560038', false))
  expect(await screen.findByText('Your order comes today by 6:10 pm.')).toBeTruthy()
  expect(screen.queryByLabelText('PIN code')).toBeNull()
})

it('the note says nothing if the shop cannot be reached', async () => {
  const { waiting } = show(<DeliveryNote order={order()} />)
  await waitFor(() => expect(waiting).toHaveLength(1))
  act(() => waiting[0]?.fail(new TypeError('Failed to fetch')))
  await waitFor(() => expect(document.querySelector('[aria-hidden]')).toBeNull())
})

it('the PIN code in the header is checked, and a place outside the area is said at once', async () => {
  const { reply } = show(<PinButton />)
  await userEvent.click(screen.getByRole('button', { name: 'Set PIN code' }))
  const input = await screen.findByLabelText('PIN code')
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save PIN code' }))
  for (const wrong of ['', '56003', '900056', '012345']) {
    await userEvent.clear(input)
    if (wrong) await userEvent.type(input, wrong)
    await save()
    expect(await screen.findByText('A PIN code has 6 digits, such as 560038.')).toBeTruthy()
  }
  fill(input, '403 001')
  await save()
  expect(await reply(outside)).toMatchObject({ pincode: '403001' })
  expect(await screen.findByText(/We don't deliver to 403001 yet\./)).toBeTruthy()
  expect(storage.read('delivery-pin')).toBe('403001')
  expect(screen.getByText('Deliver to 403001')).toBeTruthy()
})
