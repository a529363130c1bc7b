import type { Message } from '../../../lib/messages/define-messages.ts'
import { productFieldMessages } from '../messages.ts'

export type ReadCode =
  { code: string; problem?: never } | { code?: never; problem: Message<'BAD_USER_INPUT'> }

/** Longer texts are not compared with a pattern. */
const MAX_TEXT = 40

/** Reads an HSN code, also with blanks and points, as in '0401.20'. A blank text means an unknown code. */
export function readHsn(text: string): ReadCode {
  const code = text.length > MAX_TEXT ? '?' : text.replace(/[\s.]/g, '')
  return /^(?:\d{4}|\d{6}|\d{8})?$/.test(code)
    ? { code }
    : { problem: productFieldMessages.HSN_MALFORMED() }
}

/**
 * Reads a barcode: an EAN-8, UPC-A or EAN-13 with its check digit, or the shop's own code with up to 20 letters and
 * digits. A UPC-A becomes the equivalent EAN-13, because scanners send either.
 */
export function readBarcode(text: string): ReadCode {
  const code = text.length > MAX_TEXT ? '?' : text.trim().toUpperCase()
  if (!/^[A-Z\d]{1,20}$/.test(code)) {
    return { problem: productFieldMessages.BARCODE_MALFORMED() }
  }
  const isGlobal = /^(?:\d{8}|\d{12}|\d{13})$/.test(code)
  if (isGlobal && !hasCheckDigit(code)) {
    return { problem: productFieldMessages.BARCODE_CHECK_DIGIT_WRONG({ barcode: code }) }
  }
  return { code: isGlobal && code.length === 12 ? `0${code}` : code }
}

/** Whether the last digit follows from the others. Source: GS1 General Specifications, section 7.9. */
function hasCheckDigit(digits: string): boolean {
  const weighted = Array.from(digits)
    .reverse()
    .map((digit, at) => Number(digit) * (at % 2 === 0 ? 1 : 3))
  return weighted.reduce((sum, part) => sum + part, 0) % 10 === 0
}

/** Splits a text into codes at blanks, commas, semicolons and bars. */
export function splitCodes(text: string): string[] {
  return text.split(/[\s,;|]+/).filter(Boolean)
}

/** The barcode or HSN code in a search query, in its stored form, or an empty string. */
export function searchedCode(text: string): string {
  return readBarcode(text).code ?? readHsn(text).code ?? ''
}
