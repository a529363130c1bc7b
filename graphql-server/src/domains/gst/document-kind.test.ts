import { describe, expect, it } from 'vitest'
import { chooseDocuments } from './document-kind.ts'

describe('the documents for an order', () => {
  it.each([
    ['NONE', [0, 500], false, ['INVOICE']],
    ['COMPOSITION', [0, 500], false, ['BILL_OF_SUPPLY']],
    ['REGULAR', [500, 1800], false, ['TAX_INVOICE']],
    ['REGULAR', [500, 1800], true, ['TAX_INVOICE']],
    ['REGULAR', [0, 0], false, ['BILL_OF_SUPPLY']],
    ['REGULAR', [0, 500], false, ['INVOICE_CUM_BILL_OF_SUPPLY']],
    ['REGULAR', [0, 500], true, ['TAX_INVOICE', 'BILL_OF_SUPPLY']],
  ] as const)(
    'registration %s, rates %j and a registered customer (%s) give %j',
    (registration, rates, isBuyerRegistered, documents) => {
      expect(chooseDocuments(registration, rates, isBuyerRegistered)).toEqual(documents)
    },
  )
})
