import {
  describeCarton,
  isBarcodeOf,
  type PackCode,
  readProductCode,
} from '../batches/pack-code.ts'
import type { LineToPack } from './shelf-order.ts'
import { countPicked, type Ticks } from './ticks.ts'

/** What a scan means for an order. */
export type Scan =
  /** The scanned text is no barcode. */
  | { kind: 'unreadable' }
  /** The barcode belongs to no product in the order. */
  | { kind: 'unknown'; barcode: string }
  /** It is the code of a carton, which is not one item. */
  | { kind: 'carton'; message: string }
  /** The bag already has all items of this line. */
  | { kind: 'surplus'; line: LineToPack }
  | { kind: 'match'; line: LineToPack }

/** Finds the line for a scanned text: a barcode, the shop's own code, or the GS1 code of a pack. */
export function matchScan(text: string, lines: readonly LineToPack[], ticks: Ticks): Scan {
  const code = readProductCode(text)
  if (!code) return { kind: 'unreadable' }
  const { gtin } = code
  const line = findLine(gtin, lines)
  if (!line && code.inside) return describeInside(code, lines)
  if (gtin === '') return { kind: 'unreadable' }
  if (!line) return { kind: 'unknown', barcode: gtin.replace(/^0(?=\d{13}$)/, '') }
  const isComplete = countPicked(line, ticks) === line.quantity
  return { kind: isComplete ? 'surplus' : 'match', line }
}

const findLine = (code: string, lines: readonly LineToPack[]) =>
  lines.find(({ barcodes }) => isBarcodeOf(code, barcodes))

function describeInside(code: PackCode, lines: readonly LineToPack[]): Scan {
  return { kind: 'carton', message: describeCarton(code, findLine(code.inside, lines)?.name ?? '') }
}
