import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Order, buildLine, buildOrder, buildPayment, invoice } from '../../../test/orders.ts'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens, openStore } from '../../../test/store.tsx'
// Loads it before the first test begins.
import './AnyInvoice.tsx'

beforeEach(() => saveTokens())

function enter(order: Order | null) {
  openStore('/dashboard/invoice/o1', {
    Layout: () => buildLayout(buildCart(0)),
    Invoice: () => ({ viewer: { id: 'asha', order } }),
  })
}

const billed = buildOrder({ invoice, payment: buildPayment() })
const cells = (row: Element | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent)

describe('an invoice', () => {
  it("the invoice shows the seller's drug licence, if there is one", async () => {
    const seller = { ...invoice.seller, drugLicence: 'KA-B12-100001 (Form 20)' }
    enter(buildOrder({ invoice: { ...invoice, seller } }))
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Drug licence: KA-B12-100001 (Form 20)')).toBeTruthy()
  })

  it('the invoice shows number, date, seller, customer, lines, totals and payment', async () => {
    enter(billed)
    const sheet = within(await screen.findByRole('article'))
    for (const text of [
      '2026-27/000123',
      '12 Market Road',
      'Asha Verma',
      '12 MG Road',
      'Bengaluru, Karnataka 560038, India',
      'PAID WITH UPI',
      'Reference: KC7',
    ]) {
      expect(sheet.getByText(text)).toBeTruthy()
    }
    expect(sheet.queryByText(/licence/)).toBeNull()
    expect(cells(sheet.getAllByRole('row')[1])).toEqual(['Toned Milk500 ml', '2', '₹27', '₹54'])
    const facts = sheet.getAllByRole('term').map((term) => cells(term.parentElement ?? undefined))
    expect(facts).toEqual([
      ['Date', '21 Nov 2026'],
      ['Order', 'ORD-1'],
      ['Ordered on', '21 Nov 2026'],
      ['Quantity total', '2 item'],
      ['Items total before discount', '₹1,23,456'],
      ['Discount', '−₹3,456'],
      ['Delivery Charge', 'Free'],
      ['Grand total', '₹1,20,000'],
    ])
  })

  it('the invoice shows maker, batches, prescriber and patient of medicines', async () => {
    const batches = [
      { number: 'A1', expiry: '03/27', quantity: 1 },
      { number: 'B2', expiry: '04/27', quantity: 1 },
    ]
    const prescription = {
      ...{ prescriber: 'Dr. Rao', prescriberAddress: 'Clinic, Pune', patient: 'Ravi' },
      ...{ prescriberRegistration: 'MMC 1', patientAddress: null },
    }
    const lines = [
      buildLine({ medicine: { maker: 'GSK, Nashik' }, batches }),
      buildLine({
        productId: 'other',
        medicine: { maker: '' },
        batches: [{ number: 'C3', expiry: '05/27', quantity: 2 }],
      }),
    ]
    enter(buildOrder({ invoice: { ...invoice, prescription }, lines }))
    const sheet = within(await screen.findByRole('article'))
    const party = (title: string) => cells(sheet.getByText(title).nextElementSibling ?? undefined)
    expect(party('Prescribed by')).toEqual([
      ...['Dr. Rao', 'Address: Clinic, Pune', 'Registration: MMC 1'],
    ])
    expect(party('Patient')).toEqual(['Ravi', 'Address: not recorded'])
    expect(sheet.getByText('Made by GSK, Nashik')).toBeTruthy()
    expect(sheet.getByText('Batch A1, expiry 03/27 (1 pack)')).toBeTruthy()
    expect(sheet.getByText('Batch B2, expiry 04/27 (1 pack)')).toBeTruthy()
    expect(sheet.getByText('Batch C3, expiry 05/27')).toBeTruthy()
    expect(sheet.getAllByText(/^Made by/)).toHaveLength(1)
  })

  it('the invoice shows that its order was cancelled and needs no payment', async () => {
    const payment = buildPayment({ method: 'CASH_ON_DELIVERY', state: 'DUE' })
    enter(buildOrder({ invoice, payment, status: 'CANCELLED_BY_SELLER' }))
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Cancelled')).toBeTruthy()
    expect(sheet.getByText('No payment due')).toBeTruthy()
  })

  it('the invoice of an order to collect mentions neither delivery charge nor cash on delivery', async () => {
    const payment = buildPayment({ method: 'CASH_ON_DELIVERY', state: 'RECEIVED' })
    enter(buildOrder({ invoice, payment, status: 'DELIVERED', fulfilment: 'PICK_UP' }))
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Collected from the shop')).toBeTruthy()
    expect(sheet.getByText('CASH AT THE SHOP')).toBeTruthy()
    expect(sheet.getByText('Paid at the shop')).toBeTruthy()
    expect(sheet.queryByText('Delivery Charge')).toBeNull()
  })

  it('the invoice is printed with its button', async () => {
    const print = vi.fn()
    vi.stubGlobal('print', print)
    enter(billed)
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
  })

  it('the invoice page links back to its order, even before the invoice exists', async () => {
    for (const order of [billed, buildOrder()]) {
      enter(order)
      const link = await screen.findByRole('link', { name: 'Order Details' })
      expect(link.getAttribute('href')).toBe('/dashboard/myorders/o1')
      expect(link.closest('[data-print]'), 'not printed').toBeNull()
      cleanup()
    }
  })

  it('the invoice does not exist before the shop has accepted the order', async () => {
    enter(buildOrder())
    expect(await screen.findByText('No invoice yet')).toBeTruthy()
  })

  it("the invoice page shows Not found for somebody else's order", async () => {
    enter(null)
    expect(await screen.findByText('Page not found')).toBeTruthy()
  })

  it("admins can open any order's invoice", async () => {
    openStore('/dashboard/invoice/o1', {
      Layout: () => buildLayout(buildCart(0), 'ADMIN'),
      ManagedInvoice: () => ({ order: billed }),
    })
    expect(await screen.findByText('2026-27/000123')).toBeTruthy()
  })
})
