import { isBarcodeOf, readPackCode } from '../batches/pack-code.ts'
import type { LineToPack } from './shelf-order.ts'
import { countPicked, type Ticks } from './ticks.ts'

/** What a scan means for an order. */
export type Scan =
  /** The scanned text is no barcode. */
  | { kind: 'unreadable' }
  /** The barcode belongs to no product in the order. */
  | { kind: 'unknown'; barcode: string }
  /** The bag already has all items of this line. */
  | { kind: 'surplus'; line: LineToPack }
  | { kind: 'match'; line: LineToPack }

/** Finds the line for a scanned text: the digits of a barcode, or the GS1 code of a pack. */
export function matchScan(text: string, lines: readonly LineToPack[], ticks: Ticks): Scan {
  const barcode = readBarcode(text)
  if (barcode === null) return { kind: 'unreadable' }
  const line = lines.find(({ barcodes }) => isBarcodeOf(barcode.padStart(14, '0'), barcodes))
  if (!line) return { kind: 'unknown', barcode }
  const isComplete = countPicked(line, ticks) === line.quantity
  return { kind: isComplete ? 'surplus' : 'match', line }
}

/** EAN-8, UPC, EAN-13 and GTIN-14. Null for other texts. */
function readBarcode(text: string): string | null {
  const digits = text.trim()
  if (/^(?:\d{8}|\d{12,14})$/.test(digits)) return digits
  return readPackCode(digits)?.gtin.replace(/^0(?=\d{13}$)/, '') || null
}
