import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { buildCart as buildCartOf, buildLine, buildProduct } from '../../../../test/carts.ts'
import { type Server, openCheckout } from '../../../../test/checkout.tsx'
import { buildUpiPayment } from '../../../../test/quotes.ts'
import { buildPrescription } from '../../../../test/prescriptions.ts'
import { saveTokens } from '../../../../test/store.tsx'

beforeEach(() => saveTokens())

const message = "Collect it from the shop: we don't deliver schedule H1 medicines."
const [milk, taxim] = [
  buildLine(buildProduct({ id: 'milk' }), 1),
  buildLine(buildProduct({ id: 'taxim', rupees: 50 }), 1),
]

function open(lines = [milk, taxim], changes: Partial<Server> = {}) {
  return openCheckout({
    cart: buildCartOf(lines),
    prescriptionRequired: true,
    prescriptions: [buildPrescription()],
    notDelivered: [{ productId: 'taxim', message }],
    ...changes,
  })
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const choosePrescription = async () => userEvent.click(await screen.findByRole('checkbox'))
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

it('a mixed order names the products that cannot be delivered, and is not placed without a choice', async () => {
  const { shop } = open()
  expect(await screen.findByText('We can’t deliver 1 product of this order.')).toBeTruthy()
  expect(screen.getByText((text) => text === message)).toBeTruthy()
  await choosePrescription()
  await press(/^Cash on Delivery/)
  expect((await screen.findByRole('alert')).textContent).toContain('split your order')
  expect(shop.getInputs('PlaceOrder')).toEqual([])
})

it('a split order delivers the products that can be delivered, and says what is ordered next', async () => {
  const { shop } = open()
  await press('Split into two orders')
  expect(await screen.findByText(/Then you order the rest, to collect/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('₹80')).toBeNull())
  await choosePrescription()
  await press(/^Cash on Delivery/)
  await waitFor(() => expect(shop.getInputs('PlaceOrder')).toHaveLength(1))
  expect(shop.getInputs('PlaceOrder')).toMatchObject([
    { fulfilment: 'DELIVERY', expectedTotal: 3_000, lines: [{ productId: 'milk' }] },
  ])
})

it('everything can be collected, and is paid at the shop', async () => {
  const { shop } = open()
  await press('Collect everything')
  expect(await screen.findByText('Please bring the original prescription.')).toBeTruthy()
  expect(screen.getByText('12 Market Road')).toBeTruthy()
  expect(screen.getByText('Your address, for the bill')).toBeTruthy()
  await choosePrescription()
  await press('Pay in cash at the shop')
  await waitFor(() => expect(shop.getInputs('PlaceOrder')).toHaveLength(1))
  expect(shop.getInputs('PlaceOrder')).toMatchObject([
    { fulfilment: 'PICK_UP', expectedTotal: 8_000 },
  ])
})

it('collecting is preselected if nothing can be delivered', async () => {
  open([taxim])
  expect(await screen.findByText('12 Market Road')).toBeTruthy()
  expect(isChosen(/Collect from the shop/)).toBe(true)
  expect(screen.getByRole('radio', { name: /Deliver to my address/ })).toHaveProperty(
    'disabled',
    true,
  )
})

describe('a UPI payment that was made before a product could only be collected', () => {
  const payForTaxim = () => ({
    ...buildUpiPayment(5_000, 'k'.repeat(32)),
    totalQuantity: 1,
    lines: [{ productId: 'taxim', quantity: 1, discountedPrice: { amount: 5_000 } }],
  })

  /** Confirms the payment. The shop rejects the delivery. */
  async function confirm(lines = [taxim]) {
    const opened = open(lines, { notDelivered: [], upiPayment: payForTaxim() })
    const { server, reject, placeOrder } = opened
    server.place = ({ fulfilment }) =>
      fulfilment === 'PICK_UP' ? placeOrder() : reject('PICK_UP_ONLY', 'We can’t deliver it.')
    await choosePrescription()
    server.notDelivered = [{ productId: 'taxim', message }]
    await press('Confirm Payment')
    expect((await screen.findByRole('alert')).textContent).toBe('We can’t deliver it.')
    return opened
  }

  it('the order is collected with the same payment', async () => {
    const { shop } = await confirm()
    await press('Collect from the shop instead')
    await press('Confirm Payment')
    await waitFor(() => expect(shop.getInputs('PlaceOrder')).toHaveLength(2))
    expect(shop.getInputs('PlaceOrder')[1]).toMatchObject({
      ...{ fulfilment: 'PICK_UP', paymentMethod: 'UPI', idempotencyKey: 'k'.repeat(32) },
    })
  })

  it('a refund of the payment is requested', async () => {
    const { shop } = await confirm()
    await press('I’ve paid ₹50: refund it')
    await waitFor(() => expect(shop.getInputs('RequestUpiRefund')).toHaveLength(1))
    expect(shop.getInputs('RequestUpiRefund')).toMatchObject([
      { reference: `R-${'k'.repeat(32)}`, addressId: 'new' },
    ])
  })

  it('only a refund is offered if the payment is for other products than the cart', async () => {
    await confirm([milk, taxim])
    expect(screen.getByRole('button', { name: 'I’ve paid ₹50: refund it' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Collect from the shop instead' })).toBeNull()
  })
})
