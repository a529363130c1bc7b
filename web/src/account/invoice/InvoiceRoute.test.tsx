import { cleanup, type queries, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { money } from '../../../test/carts.ts'
import {
  type Order,
  buildDocument,
  buildDocumentLine,
  buildOrder,
  buildPayment,
  invoice,
} from '../../../test/orders.ts'
import { buildLayout } from '../../../test/shop.ts'
import { buildCart } from '../../../test/quotes.ts'
import { saveTokens, openStore } from '../../../test/store.tsx'
// Loads it before the first test begins.
import './AnyInvoice.tsx'

beforeEach(() => saveTokens())

function enter(order: Order | null, search = '') {
  openStore(`/dashboard/invoice/o1${search}`, {
    Layout: () => buildLayout(buildCart(0)),
    Invoice: () => ({ viewer: { id: 'asha', order } }),
  })
}

const billed = buildOrder({ documents: [invoice], payment: buildPayment() })
const cells = (row: Element | undefined) =>
  [...(row?.children ?? [])].map(({ textContent }) => textContent)

describe('an invoice', () => {
  it('a rounded invoice shows what rounds it, after the discount', async () => {
    const rounded = { total: { amount: 5_360 }, roundOff: { amount: -40 } }
    enter(buildOrder({ documents: [{ ...invoice, ...rounded }] }))
    const sheet = within(await screen.findByRole('article'))
    const facts = sheet.getAllByRole('term').map((term) => cells(term.parentElement ?? undefined))
    expect(facts.slice(-4)).toEqual([
      ['Discount', '−₹6'],
      ['Delivery Charge', 'Free'],
      ['Round off', '−₹0.40'],
      ['Grand total', '₹53.60'],
    ])
  })

  it("the invoice shows the seller's drug licence, if there is one", async () => {
    const seller = { ...invoice.seller, drugLicence: 'KA-B12-100001 (Form 20)' }
    enter(buildOrder({ documents: [{ ...invoice, seller }] }))
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
      ['Quantity total', '2 items'],
      ['Items total before discount', '₹60'],
      ['Discount', '−₹6'],
      ['Delivery Charge', 'Free'],
      ['Grand total', '₹54'],
    ])
    expect(sheet.queryByText(/GST|HSN|Place of supply|Reverse charge|signature/)).toBeNull()
  })

  it('the invoice shows maker, batches, prescriber, patient and pharmacist of medicines', async () => {
    const batches = [
      { number: 'A1', expiry: '03/27', quantity: 1 },
      { number: 'B2', expiry: '04/27', quantity: 1 },
    ]
    const prescription = {
      ...{ prescriber: 'Dr. Rao', prescriberAddress: 'Clinic, Pune', patient: 'Ravi' },
      ...{ prescriberRegistration: 'MMC 1', patientAddress: null },
      ...{ pharmacist: 'Meera Nair', pharmacistRegistration: 'KSPC 1' },
    }
    const lines = [
      buildDocumentLine({ medicine: { maker: 'GSK, Nashik' }, batches }),
      buildDocumentLine({
        productId: 'other',
        medicine: { maker: '' },
        batches: [{ number: 'C3', expiry: '05/27', quantity: 2 }],
      }),
    ]
    const document = { ...invoice, prescription, lines, needsSignature: true }
    enter(buildOrder({ documents: [document] }))
    const sheet = within(await screen.findByRole('article'))
    const party = (title: string) => cells(sheet.getByText(title).nextElementSibling ?? undefined)
    expect(party('Prescribed by')).toEqual([
      ...['Dr. Rao', 'Address: Clinic, Pune', 'Registration: MMC 1'],
    ])
    expect(party('Patient')).toEqual(['Ravi', 'Address: not recorded'])
    expect(party('Pharmacist')).toEqual(['Meera Nair', 'Registration: KSPC 1'])
    expect(sheet.getByText('Signature of the registered pharmacist')).toBeTruthy()
    expect(sheet.queryByText(/needs no signature/)).toBeNull()
    expect(sheet.getByText('Made by GSK, Nashik')).toBeTruthy()
    expect(sheet.getByText('Batch A1, expiry 03/27 (1 pack)')).toBeTruthy()
    expect(sheet.getByText('Batch B2, expiry 04/27 (1 pack)')).toBeTruthy()
    expect(sheet.getByText('Batch C3, expiry 05/27')).toBeTruthy()
    expect(sheet.getAllByText(/^Made by/)).toHaveLength(1)
  })

  it('the invoice shows the batches that were corrected since it was issued', async () => {
    const batch = (number: string) => [{ number, expiry: '03/27', quantity: 2 }]
    const amendment = {
      ...{ at: '2026-11-22T10:00:00.000Z', by: null, productId: 'crocin', name: 'Crocin' },
      ...{ reason: 'Misread', before: batch('A1'), after: batch('B2') },
    }
    enter(buildOrder({ documents: [{ ...invoice, amendments: [amendment] }] }))
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Amended').nextElementSibling?.textContent).toBe(
      '22 Nov 2026: Crocin: batch B2, expiry 03/27 (2 packs) instead of batch A1, expiry 03/27 (2 packs). Reason: Misread',
    )
  })

  it('the invoice shows that its order was cancelled and needs no payment', async () => {
    const payment = buildPayment({ method: 'CASH_ON_DELIVERY', state: 'DUE' })
    enter(buildOrder({ documents: [invoice], payment, status: 'CANCELLED_BY_SELLER' }))
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Cancelled')).toBeTruthy()
    expect(sheet.getByText('No payment due')).toBeTruthy()
  })

  it('the invoice shows that it was refunded in full', async () => {
    enter(buildOrder({ documents: [{ ...invoice, isRefunded: true }] }))
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.getByText('Refunded in full')).toBeTruthy()
  })

  it('the invoice of an order to collect mentions neither delivery charge nor cash on delivery', async () => {
    const payment = buildPayment({ method: 'CASH_ON_DELIVERY', state: 'RECEIVED' })
    enter(buildOrder({ documents: [invoice], payment, status: 'DELIVERED', fulfilment: 'PICK_UP' }))
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

  it('the invoice does not exist before the shop has packed the order', async () => {
    enter(buildOrder())
    expect(await screen.findByText('No invoice yet')).toBeTruthy()
    expect(screen.getByText(/once the shop has packed the order/)).toBeTruthy()
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

type Queries = ReturnType<typeof within<typeof queries>>
const readTerms = (sheet: Queries): Record<string, string | undefined> =>
  Object.fromEntries(
    sheet
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
const readLine = (sheet: Queries, row: number) =>
  [...(sheet.getAllByRole('row')[row]?.querySelectorAll('span') ?? [])].map(
    ({ textContent }) => textContent,
  )

const state = { stateTaxName: 'SGST', igst: money(0) }
const taxOf5 = { taxable: money(5_142), cgst: money(129), sgst: money(129), ...state }
const taxed = buildDocumentLine({ hsn: '0401', ratePercent: 5, tax: taxOf5 })
const untaxed = buildDocumentLine({ productId: 'rice', name: 'Rice', hsn: '1006', ratePercent: 0 })
const SIGNATURE = 'This document is computer-generated and needs no signature.'

async function open(document: Partial<Order['documents'][number]>) {
  enter(buildOrder({ documents: [buildDocument(document)], payment: buildPayment() }))
  return within(await screen.findByRole('article'))
}

describe('a document with GST', () => {
  it('a tax invoice names code, rate, taxable value and taxes of each line, and their sums', async () => {
    const buyerGstin = '29AAPFU0939F1ZV'
    const sheet = await open({ lines: [taxed], tax: taxOf5, buyerGstin, buyerName: 'Uday' })
    expect(sheet.getByRole('heading', { level: 1 }).textContent).toBe('Tax Invoice')
    for (const text of [
      ...['T26-27/000123', 'GSTIN: 29ABCDE1234F1ZW', 'Uday', 'GSTIN: 29AAPFU0939F1ZV'],
      ...['Place of supply: Karnataka (29)', 'Reverse charge: No', SIGNATURE],
    ]) {
      expect(sheet.getByText(text)).toBeTruthy()
    }
    expect(readLine(sheet, 1)).toEqual([
      ...['Toned Milk', '500 ml', 'HSN 0401 · GST 5%'],
      'Taxable value ₹51.42 · CGST 2.5% ₹1.29 · SGST 2.5% ₹1.29',
    ])
    expect(readTerms(sheet)).toMatchObject({
      ...{ 'Taxable value': '₹51.42', CGST: '₹1.29', SGST: '₹1.29', 'Grand total': '₹54' },
    })
    expect(document.title).toContain('Tax Invoice T26-27/000123')
  })

  it('a sale to another state has IGST', async () => {
    const tax = { taxable: money(5_143), cgst: money(0), sgst: money(0), igst: money(257) }
    const named = { ...tax, stateTaxName: 'SGST' }
    const sheet = await open({
      lines: [{ ...taxed, tax: named }],
      tax: named,
      placeOfSupply: { code: '27', name: 'Maharashtra' },
    })
    expect(sheet.getByText('Place of supply: Maharashtra (27)')).toBeTruthy()
    expect(readLine(sheet, 1).at(-1)).toBe('Taxable value ₹51.43 · IGST 5% ₹2.57')
    expect(readTerms(sheet)).toMatchObject({ IGST: '₹2.57' })
    expect(sheet.queryByText('CGST')).toBeNull()
  })

  it("a union territory's half of the tax is UTGST", async () => {
    const tax = { ...taxOf5, stateTaxName: 'UTGST' }
    const seller = { ...invoice.seller, gstin: '04ABCDE1234F1ZW' }
    const placeOfSupply = { code: '04', name: 'Chandigarh' }
    const sheet = await open({ lines: [{ ...taxed, tax }], tax, seller, placeOfSupply })
    expect(readTerms(sheet)).toMatchObject({ UTGST: '₹1.29' })
  })

  it('a bill of supply in the composition scheme says so at the top, and names no rate', async () => {
    const sheet = await open({ kind: 'BILL_OF_SUPPLY', isComposition: true, lines: [untaxed] })
    const notice = 'Composition taxable person, not eligible to collect tax on supplies'
    expect(screen.getByRole('article').firstElementChild?.textContent).toBe(notice)
    expect(sheet.getByRole('heading', { level: 1 }).textContent).toBe('Bill of Supply')
    expect(readLine(sheet, 1)).toEqual(['Rice', '500 ml', 'HSN 1006'])
    expect(sheet.queryByText(/Reverse charge|Taxable value/)).toBeNull()
    expect(sheet.getByText(SIGNATURE)).toBeTruthy()
  })

  it('an invoice-cum-bill of supply names the rate of untaxed lines as well', async () => {
    const kind = 'INVOICE_CUM_BILL_OF_SUPPLY'
    const sheet = await open({ kind, lines: [taxed, untaxed], tax: taxOf5 })
    expect(sheet.getByRole('heading', { level: 1 }).textContent).toBe('Invoice-cum-Bill of Supply')
    expect(readLine(sheet, 2)).toEqual(['Rice', '500 ml', 'HSN 1006 · GST 0%'])
  })

  it('a credit note names its invoice, and neither payment nor delivery', async () => {
    const sheet = await open({
      ...{ kind: 'CREDIT_NOTE', number: 'CN26-27/000001', tax: taxOf5 },
      corrects: { number: 'T26-27/000120', issuedAt: '2026-11-20T10:00:00.000Z' },
      lines: [{ ...taxed, quantity: 0 }],
    })
    expect(sheet.getByRole('heading', { level: 1 }).textContent).toBe('Credit Note')
    expect(cells(sheet.getAllByRole('row')[1]).slice(1)).toEqual(['–', '–', '₹54'])
    expect(readTerms(sheet)).toEqual({
      ...{ Date: '21 Nov 2026', Order: 'ORD-1', 'Ordered on': '21 Nov 2026' },
      ...{ 'For invoice': 'T26-27/000120', 'Invoice date': '20 Nov 2026' },
      ...{ 'Taxable value': '₹51.42', CGST: '₹1.29', SGST: '₹1.29', 'Total credited': '₹54' },
    })
    expect(sheet.queryByText('Payment')).toBeNull()
  })

  it('a document of a cancelled order is not marked, because a credit note reduces it', async () => {
    const documents = [buildDocument({ lines: [taxed], tax: taxOf5 })]
    enter(buildOrder({ documents, status: 'CANCELLED_BY_SELLER' }))
    const sheet = within(await screen.findByRole('article'))
    expect(sheet.queryByText('Cancelled')).toBeNull()
  })
})

describe('an order with several documents', () => {
  const documents = [
    buildDocument(),
    buildDocument({ id: 'd2', kind: 'CREDIT_NOTE', number: 'CN26-27/000001' }),
  ]

  it('the page shows the first document, and links to all of them', async () => {
    enter(buildOrder({ documents }))
    const links = within(await screen.findByRole('navigation', { name: /^Documents/ }))
    const [first, second] = links.getAllByRole('link')
    expect(first?.getAttribute('aria-current')).toBe('page')
    expect(second?.textContent).toBe('Credit Note CN26-27/000001')
    if (second) await userEvent.click(second)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Credit Note')
    expect(second?.getAttribute('aria-current')).toBe('page')
  })

  it.each([
    ['?document=d2', 'Credit Note'],
    ['?document=unknown', 'Tax Invoice'],
  ])('the address %s shows the %s', async (search, title) => {
    enter(buildOrder({ documents }), search)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(title)
  })
})

describe('the paper', () => {
  it('the paper is A4, until another one is chosen on this device', async () => {
    enter(billed)
    const paper = await screen.findByRole('combobox', { name: 'Paper' })
    expect(screen.getByRole('article').hasAttribute('data-receipt')).toBe(false)
    await userEvent.selectOptions(paper, '58 mm')
    expect(screen.getByRole('article').hasAttribute('data-receipt')).toBe(true)
    cleanup()
    enter(billed)
    const again = await screen.findByRole('combobox', { name: 'Paper' })
    expect(again).toHaveProperty('value', '58 mm')
  })
})
