/** What the GS1 code of a pack says. Empty texts for what it does not say. */
export interface PackCode {
  /** 14 digits. */
  gtin: string
  batch: string
  /** Such as 03/27. */
  expiry: string
}

type Element = readonly [identifier: string, value: string]

/** Scanners may send the kind of barcode first: GS1-128, GS1 DataMatrix, GS1 QR and GS1 DataBar. */
const SYMBOLOGY = '\\](?:C1|d2|Q3|e0)'
/** Ends a field whose length varies (FNC1). Some scanners send it first, too. */
const SEPARATOR = '\u001d'
const MARK = new RegExp(`^(?:${SYMBOLOGY}${SEPARATOR}?|${SEPARATOR})`)
/** The lengths of fixed fields, by application identifier. Source: GS1 General Specifications, section 3.2. */
const FIXED: Record<string, number> = { '01': 14, '11': 6, '13': 6, '15': 6, '17': 6 }
/** The maximum lengths of the other fields on packs of medicines. */
const VARIABLE: Record<string, number> = { '10': 20, '21': 20, '30': 8, '240': 30 }
/** A serial number or a date that follows other characters. */
const SECOND_FIELD = /.(?:21.|1[1357]\d\d(?:0[1-9]|1[0-2])\d\d)/

/**
 * Reads the scanned code of a pack: GS1 elements as scanners send them, with brackets as printed below barcodes, or a GS1
 * Digital Link. The batch is empty if the code has none, or if it is unclear where it ends. Returns null for everything
 * else, such as a batch number that was typed.
 */
export function readPackCode(scanned: string): PackCode | null {
  const text = scanned.trim()
  const elements = new Map(readLink(text) ?? readBracketed(text) ?? readElements(text) ?? [])
  const gtin = elements.get('01') ?? ''
  const batch = elements.get('10') ?? ''
  const expiry = readExpiry(elements.get('17') ?? '')
  return gtin + batch + expiry === '' ? null : { gtin, batch, expiry }
}

/** 'https://id.gs1.org/01/08901234567890/10/AB12?17=270300' */
function readLink(text: string): Element[] | null {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null
  const { pathname, searchParams } = new URL(text)
  const parts = pathname.split('/').map(decode)
  const start = parts.indexOf('01')
  if (start < 0) return null
  const pairs = parts
    .slice(start)
    .flatMap((part, at, all): Element[] => (at % 2 === 0 ? [[part, all[at + 1] ?? '']] : []))
  return [...pairs, ...searchParams]
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** '(01)08901234567890(17)270300(10)AB12' */
function readBracketed(text: string): Element[] | null {
  if (!/^\(\d{2,4}\)/.test(text)) return null
  return [...text.matchAll(/\((\d{2,4})\)([^(]*)/g)].map(([, id = '', value = '']) => [
    id,
    value.trim(),
  ])
}

/** Without its prefix, only a text that starts with a valid GTIN is a code. */
function readElements(text: string): Element[] | null {
  let rest = text.replace(MARK, '')
  const isMarked = rest !== text
  if (!isMarked && !(rest.startsWith('01') && hasCheckDigit(rest.slice(2, 16)))) return null
  const isSeparated = rest.includes(SEPARATOR)
  const elements: Element[] = []
  while (rest !== '') {
    const element = readElement(rest)
    if (!element) break
    elements.push(element)
    rest = rest.slice(element[0].length + element[1].length)
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1)
  }
  return isSeparated ? elements : elements.filter((element) => !isUnclear(element))
}

/** Whether a batch may contain the next field, because some scanners leave out all separators. */
function isUnclear([id, value]: Element): boolean {
  return id === '10' && SECOND_FIELD.test(value)
}

/** The first element; null if its identifier is unknown, or its value too long. */
function readElement(text: string): Element | null {
  const id = [text.slice(0, 2), text.slice(0, 3)].find((one) => one in FIXED || one in VARIABLE)
  if (id === undefined) return null
  const rest = text.slice(id.length)
  const fixed = FIXED[id]
  if (fixed !== undefined) return rest.length < fixed ? null : [id, rest.slice(0, fixed)]
  const [value = ''] = rest.split(SEPARATOR, 1)
  return value.length > (VARIABLE[id] ?? 0) ? null : [id, value]
}

/** Reads 'YYMMDD', whose day can be 00 for the whole month. Medicines expire with their month. */
function readExpiry(date: string): string {
  const [, year, month] = /^(\d\d)(0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/.exec(date) ?? []
  return year === undefined || month === undefined ? '' : `${month}/${year}`
}

/** Whether the last of 14 digits follows from the others. Source: GS1 General Specifications, section 7.9. */
function hasCheckDigit(digits: string): boolean {
  if (!/^\d{14}$/.test(digits)) return false
  const weighted = Array.from(digits, (digit, at) => Number(digit) * (at % 2 === 0 ? 3 : 1))
  return weighted.reduce((sum, part) => sum + part, 0) % 10 === 0
}

/** Whether a product's barcode is this GTIN, which has leading zeros. */
export function isBarcodeOf(gtin: string, barcodes: readonly string[]): boolean {
  return barcodes.some((barcode) => barcode.padStart(14, '0') === gtin)
}
