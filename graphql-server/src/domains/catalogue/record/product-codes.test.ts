import { describe, expect, it } from 'vitest'
import { productFieldMessages } from '../messages.ts'
import { readBarcode, readHsn } from './product-codes.ts'

describe('a barcode', () => {
  it.each([
    ['an EAN-13', ' 4006381333931 ', '4006381333931'],
    ['an EAN-8', '96385074', '96385074'],
    ['a UPC-A, as the EAN-13 with the same meaning', '036000291452', '0036000291452'],
    ['a code of the shop, in capitals', 'kc12', 'KC12'],
    ['a code of the shop with the most characters', 'A'.repeat(20), 'A'.repeat(20)],
    ['a number that is no EAN or UPC', '1234', '1234'],
  ])('reads a barcode that is %s', (_case, text, code) => {
    expect(readBarcode(text)).toEqual({ code })
  })

  it.each(['4006381333932', '96385075', '036000291453'])(
    'rejects %s, whose check digit is wrong',
    (text) => {
      expect(readBarcode(text)).toEqual({
        problem: productFieldMessages.BARCODE_CHECK_DIGIT_WRONG({ barcode: text }),
      })
    },
  )

  it.each(['', ' ', 'A-12', '8.90103E+12', 'दूध', '١٢٣', 'A'.repeat(21), '1'.repeat(1_000_000)])(
    'rejects a barcode with other characters than letters and digits: %.25s',
    (text) => {
      expect(readBarcode(text)).toEqual({
        problem: productFieldMessages.BARCODE_MALFORMED(),
      })
    },
  )
})

describe('an HSN code', () => {
  it.each([
    ['0401', '0401'],
    ['0401.20', '040120'],
    [' 0401 20 00 ', '04012000'],
    ['', ''],
  ])('reads the HSN code %j as %j', (text, code) => {
    expect(readHsn(text)).toEqual({ code })
  })

  it.each(['401', '04012', '0401200', '040120001', 'milk', '4E2', '1'.repeat(1_000_000)])(
    'rejects the HSN code %.25s',
    (text) => {
      expect(readHsn(text)).toEqual({ problem: productFieldMessages.HSN_MALFORMED() })
    },
  )
})
