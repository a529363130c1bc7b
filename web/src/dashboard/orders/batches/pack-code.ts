import { checkDigit, type Element, hasCheckDigit, readElements } from './gs1-elements.ts'
import { readLabels } from './pack-labels.ts'

/** The facts in the code of a pack. Facts that it lacks are empty. */
export interface PackCode {
  /** 14 digits, or the shop's own code. Empty for the code of a pallet that only names the packs inside. */
  gtin: string
  /** The GTIN of the packs in a carton. Empty unless this is the code of a carton. */
  inside: string
  /** The number of packs in a carton. */
  count: string
  batch: string
  /** Such as 03/27. */
  expiry: string
}

const NOTHING: PackCode = { gtin: '', inside: '', count: '', batch: '', expiry: '' }
/** Scanners may send the kind of barcode first. These contain GS1 elements: GS1-128, DataMatrix, QR and DataBar. */
const SYMBOLOGY = /^\][a-z]\w/i
const GS1_SYMBOLOGY = /^\](?:C1|d2|Q3|e0)/

/**
 * Reads the scanned code of a pack: GS1 elements as scanners send them, with brackets as printed below barcodes, a GS1
 * Digital Link, an EAN-13, or the text of an Indian QR code. The batch is empty if the code lacks it, or if it is unclear
 * where it ends. Returns null for everything else, such as a batch number that was typed.
 */
export function readPackCode(scanned: string, now = new Date()): PackCode | null {
  const text = scanned.trim()
  const bare = text.replace(SYMBOLOGY, '')
  const elements =
    readLink(bare) ?? readBracketed(bare) ?? readElements(bare, GS1_SYMBOLOGY.test(text))
  const code = elements && toPackCode(new Map(elements), now)
  if (code && code.gtin + code.inside + code.batch + code.expiry !== '') return code
  if ([13, 14].some((length) => hasCheckDigit(bare, length))) return withGtin(bare)
  const labels = readLabels(decode(bare))
  return labels && { ...withGtin(labels.gtin), ...labels }
}

function toPackCode(elements: ReadonlyMap<string, string>, now: Date): PackCode {
  const get = (id: string, form: RegExp) => {
    const value = elements.get(id) ?? ''
    return form.test(value) ? value : ''
  }
  const code = withGtin(get('01', /^\d{8,14}$/))
  const inside = get('02', /^\d{14}$/) || code.inside
  return {
    ...code,
    inside,
    count: inside && (get('37', /^\d{1,8}$/) || get('30', /^\d{1,8}$/)),
    batch: elements.get('10') ?? '',
    expiry: readDate(get('17', /^\d{6}$/) || get('7003', /^\d{10}$/), now),
  }
}

/** A GTIN that starts with 1 to 8 is the one of a carton, and contains the GTIN of its packs. */
function withGtin(digits: string): PackCode {
  const gtin = digits && digits.padStart(14, '0')
  const pack = `0${gtin.slice(1, 13)}`
  return { ...NOTHING, gtin, inside: /^[1-8]/.test(gtin) ? pack + checkDigit(pack) : '' }
}

/** 'https://id.gs1.org/01/08901234567890/10/AB12?17=270300' */
function readLink(text: string): Element[] | null {
  const link = /https?:\/\/\S+/i.exec(text)?.[0] ?? ''
  if (!URL.canParse(link)) return null
  const { pathname, searchParams } = new URL(link)
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
  const start = text.search(/\(01\)\s*\d{14}|^\(\d{2,4}\)/)
  if (start < 0) return null
  const pairs = text.slice(start).matchAll(/\((\d{2,4})\)(.*?)(?=\(\d{2,4}\)|$)/gs)
  return [...pairs].map(([, id = '', value = '']) => [id, value.trim()])
}

/**
 * Reads 'YYMMDD', whose day can be 00 for the whole month. Medicines expire with their month. The year is at most 50
 * years away; a pack from before 2000 was misread.
 */
function readDate(date: string, now: Date): string {
  const [, year, month] = /^(\d\d)(0[1-9]|1[0-2])(?:[0-2]\d|3[01])/.exec(date) ?? []
  if (year === undefined || month === undefined) return ''
  const isMisread = Number(year) - (now.getFullYear() % 100) > 50
  return isMisread ? '' : `${month}/${year}`
}

/** Reads a code like `readPackCode`, or any other barcode and the shop's own codes. Null for texts that are no code. */
export function readProductCode(scanned: string): PackCode | null {
  const own = scanned.trim().replace(SYMBOLOGY, '').toUpperCase()
  return readPackCode(scanned) ?? (/^[A-Z\d]{1,20}$/.test(own) ? { ...NOTHING, gtin: own } : null)
}

/** Whether a product has this code. Barcodes with different numbers of leading zeros are the same GTIN. */
export function isBarcodeOf(code: string, barcodes: readonly string[]): boolean {
  return barcodes.some((barcode) => toGtin(barcode) === toGtin(code))
}

function toGtin(code: string): string {
  return /^(?:\d{8}|\d{12,14})$/.test(code) ? code.padStart(14, '0') : code
}

/** Says that a scanned code is the one of a carton. `name` is empty if the content is unknown. */
export function describeCarton({ count }: PackCode, name: string): string {
  const packs = count === '' ? name : `${count} × ${name || 'a product'}`
  return `This is the code of a carton${packs && ` with ${packs}`}. Please scan a single pack.`
}
