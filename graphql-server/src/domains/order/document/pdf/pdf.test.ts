import { Types } from 'mongoose'
import { extractText } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { computeLineTax } from '../../../gst/line-tax.ts'
import { MAX_LINES } from '../../../cart/cart-contents.ts'
import type { OrderRecord } from '../../record/order.model.ts'
import type { PresentedDocument, PresentedLine } from '../present-documents.ts'
import { documentTexts } from './texts.ts'
import { describeDocument } from './describe-document.ts'
import { drawPdf } from './draw-pdf.ts'

const issuedAt = new Date('2026-11-21T09:30:00Z')
const address = {
  ...{ addressId: new Types.ObjectId(), addressLine: '12 MG Road', city: 'Bengaluru' },
  ...{ state: 'Karnataka', country: 'India', pincode: '560038', mobile: '+919876543210' },
}

function buildOrder(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    ...{ _id: new Types.ObjectId(), userId: new Types.ObjectId(), number: 'ORD-1A2B3C' },
    ...{ status: 'PACKED', deliveryAddress: address, mobileKey: '9876543210', lines: [] },
    ...{ totalQuantity: 3, subtotal: 15900, total: 14500, savings: 1400, history: [] },
    payment: {
      ...{ method: 'UPI', state: 'RECEIVED', notedAt: null, adminId: null },
      ...{ upiReference: 'KC7', upiTransactionId: '123456789012' },
    },
    ...{ idempotencyKey: 'key', fingerprint: 'print', createdAt: issuedAt, updatedAt: issuedAt },
    ...changes,
  }
}

/** A line of a sale within Karnataka. Without a rate, it is a line of a shop that is not registered. */
function buildLine(changes: Partial<PresentedLine> = {}): PresentedLine {
  const { total = 10000, rate = 0 } = changes
  return {
    ...{ productId: new Types.ObjectId(), name: 'Ghee', unit: '500 ml', quantity: 2 },
    ...{ price: 5700, discountedPrice: 5000, total, stateTaxName: 'SGST' },
    ...computeLineTax(total, rate, 'CENTRAL_AND_STATE'),
    ...changes,
  }
}

function buildDocument(changes: Partial<PresentedDocument> = {}): PresentedDocument {
  const { order = buildOrder(), lines = [buildLine({ hsn: '0405', rate: 500 })] } = changes
  return {
    ...{ id: 'd1', kind: 'TAX_INVOICE', number: 'T26-27/000123', issuedAt, order, lines },
    ...{ orderId: order._id, orderNumber: order.number, buyerName: 'Asha Rao', address },
    seller: {
      ...{ name: 'Kirana Care', address: '12 Market Road', phone: '+91 80 4000 1234' },
      ...{ email: 'care@kirana.example', legalName: 'Kirana Care Private Limited' },
      ...{ fssai: '10012345678901', gstin: '29ABCDE1234F1ZW', drugLicence: 'KA-B12-100001' },
    },
    placeOfSupply: '29',
    amendments: [],
    total: lines.reduce((sum, { total }) => sum + total, 0),
    ...changes,
  }
}

/** Every text that a document consists of. */
function listTexts(document: PresentedDocument): string[] {
  const { notice, title, number, mark, facts, parties, columns, ...rest } =
    describeDocument(document)
  const { lines, totals, payment, pharmacist, amended, footer } = rest
  return [
    ...[notice, title, number, mark, ...columns, ...facts.flat(), ...totals.flat(), ...footer],
    ...(pharmacist ? [documentTexts.PHARMACIST_SIGNATURE().message] : []),
    ...[...parties, payment ?? [], pharmacist ?? [], amended ?? []]
      .flat()
      .flatMap((block) => [block.title, ...block.lines]),
    ...lines.flatMap(({ cells, details }) => [...cells, ...details]),
  ].filter(Boolean)
}

async function readPdf(document: PresentedDocument) {
  const pdf = await drawPdf(describeDocument(document), document.issuedAt)
  const { text, totalPages } = await extractText(new Uint8Array(pdf))
  return { size: pdf.length, text: squeeze(text.join('\n')), totalPages, pages: text }
}

/** Without blanks, because a PDF has none where a line ends, and some between the marks of a syllable. */
const squeeze = (text: string) => text.replace(/\s/g, '')

const METFORMIN = new Types.ObjectId()
const unregistered = { ...buildDocument().seller, gstin: undefined }
const corrects = { documentId: new Types.ObjectId(), number: 'T26-27/000120', issuedAt, total: 0 }

const documents: Record<string, PresentedDocument> = {
  'an invoice of a shop that is not registered': buildDocument({
    ...{ kind: 'INVOICE', number: '2026-27/000123', placeOfSupply: undefined },
    ...{ seller: unregistered, lines: [buildLine()] },
  }),
  'the invoice of a cancelled order to collect': buildDocument({
    ...{ kind: 'INVOICE', placeOfSupply: undefined, lines: [buildLine()] },
    order: buildOrder({ status: 'CANCELLED_BY_SELLER', pickUp: true }),
  }),
  'a tax invoice': buildDocument({ buyerGstin: '29AAPFU0939F1ZV', buyerName: 'Uday Traders' }),
  'a tax invoice for another state': buildDocument({
    placeOfSupply: '27',
    lines: [
      buildLine({
        ...{ hsn: '3305', rate: 1800, name: 'Shampoo' },
        ...computeLineTax(10000, 1800, 'INTEGRATED'),
      }),
    ],
  }),
  'a bill of supply in the composition scheme': buildDocument({
    ...{ kind: 'BILL_OF_SUPPLY', number: 'B26-27/000001', isComposition: true },
    lines: [buildLine({ hsn: '0401', rate: 0 })],
  }),
  'an invoice-cum-bill of supply with Hindi names and a medicine': buildDocument({
    ...{ kind: 'INVOICE_CUM_BILL_OF_SUPPLY', number: 'TB26-27/000001' },
    order: buildOrder({
      lines: [
        {
          ...{ productId: METFORMIN, name: 'Metformin', unit: '', quantity: 1 },
          ...{ price: 0, discount: 0, discountedPrice: 0, image: '', schedule: 'H' },
        },
      ],
      check: {
        ...{ at: issuedAt, adminId: new Types.ObjectId(), rejected: [] },
        ...{ prescriber: 'Dr. Rao', patient: 'Ravi' },
        pharmacist: { name: 'Meera Nair', registration: 'KSPC 12345' },
      },
    }),
    lines: [
      buildLine({ name: 'दूध', hsn: '0401', rate: 0, total: 2700, discountedPrice: 1350 }),
      buildLine({ name: 'हल्दी पाउडर', hsn: '0910', rate: 500 }),
      buildLine({
        ...{ name: 'Metformin', hsn: '3004', rate: 500, medicine: { maker: 'USV, Mumbai' } },
        productId: METFORMIN,
        batches: [
          { number: 'A1', expiry: '2027-03', quantity: 1 },
          { number: 'B2', expiry: '2027-04', quantity: 1 },
        ],
      }),
    ],
  }),
  'an invoice with an amendment': buildDocument({
    lines: [buildLine({ name: 'Metformin', hsn: '3004', rate: 500, medicine: { maker: '' } })],
    amendments: [
      {
        ...{ at: issuedAt, adminId: new Types.ObjectId(), reason: 'Misread' },
        ...{ productId: new Types.ObjectId(), name: 'Metformin' },
        before: [{ number: 'A1', expiry: '2027-03', quantity: 2 }],
        after: [
          { number: 'A1', expiry: '2027-03', quantity: 1 },
          { number: 'B2', expiry: '2027-04', quantity: 1 },
        ],
      },
    ],
  }),
  'a credit note for a part of a price': buildDocument({
    ...{ kind: 'CREDIT_NOTE', number: 'CN26-27/000001' },
    corrects: { ...corrects, kind: 'TAX_INVOICE' },
    lines: [buildLine({ quantity: 0, hsn: '0405', rate: 500, total: 1000 })],
  }),
}

describe('a document as PDF', () => {
  it.each(Object.entries(documents))('%s says the same as the page', async (_name, document) => {
    const { text, totalPages } = await readPdf(document)
    const missing = listTexts(document).filter((each) => !text.includes(squeeze(each)))
    expect(missing).toEqual([])
    expect(totalPages).toBe(1)
  })

  it('a document of the longest order repeats its columns on each page, and stays small', async () => {
    const name = 'Very long name '.repeat(13)
    const lines = Array.from({ length: MAX_LINES }, () =>
      buildLine({ name, hsn: '0405', rate: 500, medicine: { maker: name } }),
    )
    const { pages, size, totalPages } = await readPdf(buildDocument({ lines }))
    expect(totalPages).toBeGreaterThan(3)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${totalPages}`)
    }
    const withLines = pages.filter((page) => page.includes('Very'))
    expect(withLines.every((page) => squeeze(page).includes('ProductQtyPriceTotal'))).toBe(true)
    expect(size).toBeLessThan(200_000)
  })

  it('a text that the font cannot show does not prevent the PDF', async () => {
    const name = '🥛 தேன் \u0000\u202E\uD800 مرحبا'
    const { text } = await readPdf(buildDocument({ lines: [buildLine({ name })] }))
    expect(text).toContain('Grandtotal')
  })
})

describe('the texts of a document', () => {
  it('a tax invoice has every field of the law', () => {
    const document = describeDocument(documents['a tax invoice'] ?? buildDocument())
    expect(document).toMatchObject({
      ...{ notice: '', title: 'Tax Invoice', number: 'T26-27/000123', mark: '' },
      facts: [
        ['Date', '21 Nov 2026'],
        ['Order', 'ORD-1A2B3C'],
        ['Ordered on', '21 Nov 2026'],
      ],
      parties: [
        {
          title: 'Sold by',
          lines: [
            ...['Kirana Care', 'Kirana Care Private Limited', '12 Market Road'],
            ...['+91 80 4000 1234', 'care@kirana.example', 'Drug licence: KA-B12-100001'],
            ...['FSSAI licence: 10012345678901', 'GSTIN: 29ABCDE1234F1ZW'],
          ],
        },
        {
          title: 'Bought by',
          lines: [
            ...['Uday Traders', '12 MG Road', 'Bengaluru, Karnataka 560038, India'],
            ...['+919876543210', 'GSTIN: 29AAPFU0939F1ZV', 'Place of supply: Karnataka (29)'],
          ],
        },
      ],
      lines: [
        {
          cells: ['Ghee', '2', '₹50', '₹100'],
          details: [
            ...['500 ml', 'HSN 0405 · GST 5%'],
            'Taxable value ₹95.24 · CGST 2.5% ₹2.38 · SGST 2.5% ₹2.38',
          ],
        },
      ],
      totals: [
        ['Quantity total', '2 items'],
        ['Items total before discount', '₹114'],
        ['Discount', '−₹14'],
        ['Delivery Charge', 'Free'],
        ['Taxable value', '₹95.24'],
        ['CGST', '₹2.38'],
        ['SGST', '₹2.38'],
        ['Grand total', '₹100'],
      ],
      footer: [
        ...['Reverse charge: No', 'This document is computer-generated and needs no signature.'],
      ],
    })
  })

  it('a sale to another state has IGST, also where the tax is less than a paisa', () => {
    const lines = [1, 10000].map((total) =>
      buildLine({ total, rate: 1800, ...computeLineTax(total, 1800, 'INTEGRATED') }),
    )
    const document = describeDocument(buildDocument({ placeOfSupply: '27', lines }))
    expect(document.parties[1]?.lines.at(-1)).toBe('Place of supply: Maharashtra (27)')
    expect(document.lines.map(({ details }) => details.at(-1))).toEqual([
      'Taxable value ₹0.01 · IGST 18% ₹0',
      'Taxable value ₹84.75 · IGST 18% ₹15.25',
    ])
    expect(document.totals.slice(-3)).toEqual([
      ['Taxable value', '₹84.76'],
      ['IGST', '₹15.25'],
      ['Grand total', '₹100.01'],
    ])
  })

  it('a rounded document says what rounds it, and its discount is exact', () => {
    const document = buildDocument({ roundOff: -40 })
    const { totals } = describeDocument({ ...document, total: document.total - 40 })
    expect(totals).toContainEqual(['Discount', '−₹14'])
    expect(totals.slice(-2)).toEqual([
      ['Round off', '−₹0.40'],
      ['Grand total', '₹99.60'],
    ])
  })

  it('a bill of supply names neither rates nor taxes', () => {
    const name = 'a bill of supply in the composition scheme'
    const { notice, lines, totals, footer } = describeDocument(documents[name] ?? buildDocument())
    expect(notice).toBe('Composition taxable person, not eligible to collect tax on supplies')
    expect(lines[0]?.details).toEqual(['500 ml', 'HSN 0401'])
    expect(totals.map(([label]) => label)).toEqual([
      ...['Quantity total', 'Items total before discount', 'Discount', 'Delivery Charge'],
      'Grand total',
    ])
    expect(footer).toEqual(['This document is computer-generated and needs no signature.'])
  })

  it('a credit note names its invoice, and neither payment nor delivery', () => {
    const name = 'a credit note for a part of a price'
    const { facts, lines, totals, payment } = describeDocument(documents[name] ?? buildDocument())
    expect(facts.slice(3)).toEqual([
      ['For invoice', 'T26-27/000120'],
      ['Invoice date', '21 Nov 2026'],
    ])
    expect(lines[0]?.cells).toEqual(['Ghee', '–', '–', '₹10'])
    expect(totals).toEqual([
      ['Taxable value', '₹9.52'],
      ['CGST', '₹0.24'],
      ['SGST', '₹0.24'],
      ['Total credited', '₹10'],
    ])
    expect(payment).toBeNull()
  })

  it('the bill of a prescription medicine names the pharmacist, and has a place for the signature', () => {
    const name = 'an invoice-cum-bill of supply with Hindi names and a medicine'
    const document = documents[name] ?? buildDocument()
    const { pharmacist, footer } = describeDocument(document)
    expect(pharmacist).toEqual({
      title: 'Pharmacist',
      lines: ['Meera Nair', 'Registration: KSPC 12345'],
    })
    expect(footer).toEqual(['Reverse charge: No'])
    const others = document.lines.filter(({ name: product }) => product !== 'Metformin')
    for (const unsigned of [{ lines: others }, { kind: 'CREDIT_NOTE' as const }]) {
      const described = describeDocument({ ...document, ...unsigned })
      expect(described.pharmacist).toBeNull()
      expect(described.footer.at(-1)).toContain('needs no signature')
    }
  })

  it('the delivery challan of a replacement names the pharmacist, though nothing is paid', async () => {
    const name = 'an invoice-cum-bill of supply with Hindi names and a medicine'
    const document = documents[name] ?? buildDocument()
    const order = {
      ...document.order,
      replaces: { orderId: new Types.ObjectId(), number: 'ORD-1' },
    }
    const { text } = await readPdf({ ...document, kind: 'DELIVERY_CHALLAN', order })
    expect(text).toContain(squeeze('Meera Nair Registration: KSPC 12345'))
  })

  it.each([
    ['a part of its price', 14_400, ''],
    ['all of its price', 14_500, 'Refunded in full'],
  ])('an invoice without GST whose order was refunded %s says so', (_what, amount, mark) => {
    const refund = {
      id: 'r1',
      reason: 'GOODWILL',
      state: 'REFUNDED',
      amount,
      from: 'RECEIVED',
    } as const
    const order = buildOrder({ refunds: [refund] })
    expect(describeDocument(buildDocument({ kind: 'INVOICE', order })).mark).toBe(mark)
    expect(describeDocument(buildDocument({ order })).mark).toBe('')
    const cancelled = { ...order, status: 'CANCELLED_BY_SELLER' as const }
    const document = buildDocument({ kind: 'INVOICE', order: cancelled })
    expect(describeDocument(document).mark).toBe('Cancelled')
  })

  it('an amendment says on which day which batch was corrected, and why', () => {
    const { amended, lines } = describeDocument(
      documents['an invoice with an amendment'] ?? buildDocument(),
    )
    expect(lines[0]?.details.join()).not.toContain('B2')
    expect(amended).toEqual({
      title: 'Amended',
      lines: [
        '21 Nov 2026: Metformin: batch A1, expiry 03/27 (1 pack) and batch B2, expiry 04/27 (1 pack) instead of batch A1, expiry 03/27 (2 packs). Reason: Misread',
      ],
    })
  })

  it("a medicine's batch has its expiry as printed on the pack", () => {
    const line = buildLine({
      medicine: { maker: '' },
      batches: [{ number: 'A1', expiry: '2027-03', quantity: 2 }],
    })
    const { lines } = describeDocument(buildDocument({ lines: [line] }))
    expect(lines[0]?.details).toContain('Batch A1, expiry 03/27')
  })

  it('an invoice without GST has no code, place of supply, reverse charge or signature', () => {
    const name = 'an invoice of a shop that is not registered'
    const { parties, lines, footer } = describeDocument(documents[name] ?? buildDocument())
    expect(lines[0]?.details).toEqual(['500 ml'])
    expect(parties[1]?.lines).toHaveLength(4)
    expect(footer).toEqual([])
  })
})
