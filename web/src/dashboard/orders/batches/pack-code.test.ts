import { describe, expect, it } from 'vitest'
import { describeCarton, isBarcodeOf, readPackCode, readProductCode } from './pack-code.ts'

const GTIN = '08901234567890'
const FNC1 = '\u001d'
const GS = FNC1
const NOTHING = { gtin: '', inside: '', count: '', batch: '', expiry: '' }
const full = { ...NOTHING, gtin: GTIN, batch: 'AB12', expiry: '03/27' }

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
    expect(readPackCode(scanned)).toEqual({ ...NOTHING, gtin: GTIN, ...part })
  })

  it.each([
    ['a serial number behind the batch', `01${GTIN}1727033110AB1221XYZ9`, '03/27'],
    ['the expiry behind the batch', `01${GTIN}10AB1217270331`, ''],
    ['a serial number before the batch', `01${GTIN}21XYZ91727033110AB12`, ''],
    ['a batch that looks like two fields', `]d2${FNC1}01${GTIN}1727033110AB2145`, '03/27'],
  ])('without separators, the batch of a code with %s is left out', (_what, scanned, expiry) => {
    expect(readPackCode(scanned)).toEqual({ ...NOTHING, gtin: GTIN, expiry })
  })

  it('with separators, a batch can look like two fields', () => {
    const code = readPackCode(`${FNC1}01${GTIN}10AB2145${FNC1}17270331`)
    expect(code).toEqual({ ...full, batch: 'AB2145' })
  })

  it.each([
    ['a batch number', 'AB12'],
    ['a batch number like an identifier', '10AB12'],
    ['a batch number of digits', '0112345678901234567890'],
    ['an EAN-8', '12345670'],
    ['a barcode with a wrong check digit', '8901234567891'],
    ['a truncated code', '010890'],
    ['a batch number like a label', 'LOT7'],
    ['a batch number like a short label', 'BN24031'],
    ['another link', 'https://example.com/product/1'],
    ['a broken link', 'https://'],
    ['nothing', ''],
  ])('%s is no code', (_what, scanned) => {
    expect(readPackCode(scanned)).toBeNull()
  })

  it.each([
    [
      'a usual pack',
      `]d201089012340000141727033110B2401A${GS}2100012345AB`,
      { gtin: '08901234000014', batch: 'B2401A', expiry: '03/27' },
    ],
    [
      'the day 00',
      '01089012340000211727030010LOT7',
      { gtin: '08901234000021', batch: 'LOT7', expiry: '03/27' },
    ],
    [
      'a batch with a slash before the GTIN',
      `]C110AB/12-3${GS}1727113001089012340000381126060121S9`,
      { gtin: '08901234000038', batch: 'AB/12-3', expiry: '11/27' },
    ],
    ['no separators', '0108901234000045102117B31727123121S1', { gtin: '08901234000045' }],
    [
      'a carton',
      `0008901234000000001402089012340000141727063010C77${GS}3724`,
      { inside: '08901234000014', count: '24', batch: 'C77', expiry: '06/27' },
    ],
    [
      'a carton by its GTIN, with a time of expiry',
      `]d2011890123400005970032712312359${GS}10Z9${GS}30100`,
      {
        ...{ gtin: '18901234000059', inside: '08901234000052', count: '100' },
        ...{ batch: 'Z9', expiry: '12/27' },
      },
    ],
    [
      'a link',
      'https://id.gs1.org/01/08901234000014/10/B2401A/21/00012345AB?17=270331',
      { gtin: '08901234000014', batch: 'B2401A', expiry: '03/27' },
    ],
    ['an EAN-13', '8901234000014', { gtin: '08901234000014' }],
  ])('%s of the list of examples is read', (_what, scanned, part) => {
    expect(readPackCode(scanned)).toEqual({ ...NOTHING, ...part })
  })

  it('identifiers that are not used are skipped, whatever they contain', () => {
    const end = '1727033110AB12'
    for (const other of [
      ...['00089012340000000014', '12270101', '16270101', '2001', '3103001500', '4108901234567890'],
      ...[`22X1${GS}`, `235T1${GS}`, `240P1${GS}`, `250S${GS}`, `30100${GS}`, `3912356100${GS}`],
      ...[`4001${GS}`, `420560038${GS}`, `4300NAME${GS}`, `710123${GS}`, `70032701010000${GS}`],
      ...[
        `8005000100${GS}`,
        `8200http://x.in${GS}`,
        `90A${GS}`,
        `99${'Z'.repeat(90)}${GS}`,
        `50?${GS}`,
      ],
    ]) {
      expect(readPackCode(`]d201${GTIN}${other}${end}`), other).toEqual(full)
    }
  })

  it('what keyboards and apps send for a separator ends a batch', () => {
    for (const substitute of ['|', '~', '^', '#', '{GS}', '<GS>', '\\x1d', '\u001e', '\u00f1']) {
      const code = readPackCode(`01${GTIN}10AB12${substitute}17270331`)
      expect(code, substitute).toEqual(full)
    }
  })

  it('a batch with a character that no batch has is left out', () => {
    const misread = readPackCode(`01${GTIN}1727033110AB@12`)
    expect(misread).toEqual({ ...full, batch: '' })
    expect(readPackCode(`01${GTIN}1727033110a_b(1)`)).toEqual({ ...full, batch: 'a_b(1)' })
  })

  it('the mark of any scanner is left out', () => {
    for (const mark of [']C1', ']d2', ']Q3', ']e0', ']d1', ']Q1', ']C0']) {
      expect(readPackCode(`${mark}01${GTIN}1727033110AB12`), mark).toEqual(full)
    }
    expect(readPackCode(']E08901234567890')).toEqual({ ...NOTHING, gtin: GTIN })
    expect(readPackCode(']C110AB12')).toEqual({ ...NOTHING, batch: 'AB12' })
    expect(readPackCode(']d110AB12')).toBeNull()
  })

  it('a printed code may have brackets in its batch', () => {
    expect(readPackCode(`(01)${GTIN}(17)270331(10)A(1)B`)).toEqual({ ...full, batch: 'A(1)B' })
  })

  it('a year that reads as one before 2000 was misread', () => {
    const now = new Date('2026-11-29')
    const expiryOf = (year: string) => readPackCode(`01${GTIN}17${year}0331`, now)?.expiry
    expect(['27', '76', '77', '99'].map(expiryOf)).toEqual(['03/27', '03/76', '', ''])
  })

  it.each([
    ['lines', 'UNIQUE ID: 77AB\nBRAND: Crocin\nBATCH NO: AB12\nMFG: 04/2025\nEXP: 03/2027'],
    ['one line', 'Crocin 500, B.No. AB12, Mfg. Dt. 04/25, Exp. Dt. 03/27, M.L. 12/UP/2020'],
    ['the text of a foil', 'B.No.AB12 MFD.05/25 EXP.03/27 MRP Rs.45.00'],
    ['a lot and a month by name', 'Lot No: AB12; Expiry Date: MAR 2027; Mfg Lic No: 1/25'],
    ['a day', 'Calamine Lotion|Batch=AB12|Exp=31-MAR-2027|MRP=45'],
    ['a web address', 'https://maker.in/verify?batch=AB12&exp=03%2F27'],
  ])('the QR code of a schedule H2 pack with %s is read', (_what, text) => {
    expect(readPackCode(text)).toEqual({ ...NOTHING, batch: 'AB12', expiry: '03/27' })
  })

  it('the QR code of a schedule H2 pack may name its GTIN, or contain GS1 elements', () => {
    expect(readPackCode(`GTIN: ${GTIN}, BATCH: AB12, EXP: 03/27`)).toEqual(full)
    expect(readPackCode(`Crocin 500 (01)${GTIN}(17)270331(10)AB12`)).toEqual(full)
    expect(readPackCode(`Verify at https://id.gs1.org/01/${GTIN}/10/AB12?17=270331`)).toEqual(full)
  })
})

describe('the code of a product', () => {
  it.each([
    ['DAL1KG', 'DAL1KG'],
    [' dal1kg ', 'DAL1KG'],
    [']C0DAL1KG', 'DAL1KG'],
    ['123456', '123456'],
    ['12345670', '12345670'],
    ['8901234567890', GTIN],
    [`01${GTIN}10AB12`, GTIN],
  ])('the scan %j is the product %s', (scanned, code) => {
    expect(readProductCode(scanned)?.gtin).toBe(code)
  })

  it.each(['not a code!', 'A'.repeat(21), ''])('the scan %j is no code', (scanned) => {
    expect(readProductCode(scanned)).toBeNull()
  })

  it.each([
    [GTIN, '8901234567890', true],
    [GTIN, GTIN, true],
    [GTIN, '8901234567891', false],
    [GTIN, '', false],
    ['DAL1KG', 'DAL1KG', true],
    ['000123', '123', false],
    ['012345678905', '0012345678905', true],
  ])('the code %s is the barcode %j: %s', (code, barcode, isSame) => {
    expect(isBarcodeOf(code, [barcode])).toBe(isSame)
  })

  it('a carton is named as a carton', () => {
    const code = { ...NOTHING, inside: GTIN, count: '24' }
    const sentence = 'This is the code of a carton with 24 × Milk. Please scan a single pack.'
    expect(describeCarton(code, 'Milk')).toBe(sentence)
    const unknown = 'This is the code of a carton. Please scan a single pack.'
    expect(describeCarton({ ...code, count: '' }, '')).toBe(unknown)
  })
})
