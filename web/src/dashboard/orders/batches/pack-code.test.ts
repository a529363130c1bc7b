import { describe, expect, it } from 'vitest'
import { isBarcodeOf, readPackCode } from './pack-code.ts'

const GTIN = '08901234567890'
const FNC1 = '\u001d'
const full = { gtin: GTIN, batch: 'AB12', expiry: '03/27' }

describe('the scanned code of a pack', () => {
  it.each([
    ['GS1 DataMatrix', `]d201${GTIN}1727033110AB12`],
    ['GS1-128', `]C101${GTIN}1727033110AB12`],
    ['a scanner without prefix', `01${GTIN}1727033110AB12`],
    ['a leading separator', `${FNC1}01${GTIN}1727033110AB12`],
    ['the batch first', `01${GTIN}10AB12${FNC1}17270331`],
    ['a serial number behind', `01${GTIN}1727033110AB12${FNC1}21XYZ9`],
    ['a serial number before', `01${GTIN}21XYZ9${FNC1}1727033110AB12`],
    ['a day 00 for the whole month', `01${GTIN}1727030010AB12`],
    ['the date of manufacture and a count', `01${GTIN}112503011727033130100${FNC1}10AB12`],
    ['an unknown element at the end', `01${GTIN}1727033110AB12${FNC1}91X`],
    ['brackets', `(01)${GTIN}(17)270331(10)AB12`],
    ['brackets and blanks', ` (01) ${GTIN} (17) 270331 (10) AB12 `],
    ['a GS1 Digital Link', `https://id.gs1.org/01/${GTIN}/10/AB12?17=270331`],
    [
      'a GS1 Digital Link of another domain',
      `https://brand.example/x/01/${GTIN}/10/AB12?17=270300`,
    ],
  ])('%s fills batch and expiry', (_what, scanned) => {
    expect(readPackCode(scanned)).toEqual(full)
  })

  it.each([
    [
      'a batch of 20 characters',
      `01${GTIN}10${'B'.repeat(20)}`,
      { batch: 'B'.repeat(20), expiry: '' },
    ],
    ['a batch that is too long', `01${GTIN}10${'B'.repeat(25)}`, { batch: '', expiry: '' }],
    ['an escaped batch', `https://id.gs1.org/01/${GTIN}/10/A%2F1`, { batch: 'A/1', expiry: '' }],
    ['the month 13', `01${GTIN}1726130010AB12`, { batch: 'AB12', expiry: '' }],
    ['no batch', `01${GTIN}17270331`, { batch: '', expiry: '03/27' }],
    ['a GTIN alone', `01${GTIN}`, { batch: '', expiry: '' }],
  ])('%s is read as far as possible', (_what, scanned, part) => {
    expect(readPackCode(scanned)).toEqual({ gtin: GTIN, ...part })
  })

  it.each([
    ['a serial number behind the batch', `01${GTIN}1727033110AB1221XYZ9`, '03/27'],
    ['the expiry behind the batch', `01${GTIN}10AB1217270331`, ''],
    ['a serial number before the batch', `01${GTIN}21XYZ91727033110AB12`, ''],
    ['a batch that looks like two fields', `]d2${FNC1}01${GTIN}1727033110AB2145`, '03/27'],
  ])('without separators, the batch of a code with %s is left out', (_what, scanned, expiry) => {
    expect(readPackCode(scanned)).toEqual({ gtin: GTIN, batch: '', expiry })
  })

  it('with separators, a batch can look like two fields', () => {
    const code = readPackCode(`${FNC1}01${GTIN}10AB2145${FNC1}17270331`)
    expect(code).toEqual({ ...full, batch: 'AB2145' })
  })

  it.each([
    ['a batch number', 'AB12'],
    ['a batch number like an identifier', '10AB12'],
    ['a batch number of digits', '0112345678901234567890'],
    ['a barcode', '8901234567890'],
    ['a truncated code', '010890'],
    ['another link', 'https://example.com/product/1'],
    ['a broken link', 'https://'],
    ['nothing', ''],
  ])('%s is no code', (_what, scanned) => {
    expect(readPackCode(scanned)).toBeNull()
  })

  it.each([
    ['8901234567890', true],
    [GTIN, true],
    ['8901234567891', false],
    ['', false],
  ])('the barcode %j is the code of the pack: %s', (barcode, isSame) => {
    expect(isBarcodeOf(GTIN, [barcode])).toBe(isSame)
  })
})
