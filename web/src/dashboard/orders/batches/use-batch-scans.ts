import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { toast } from '../../../ui/toast/toast.ts'
import { useScanner } from '../packing/use-scanner.ts'
import { type BatchEntry, type MedicineLine, medicinesOf, type OrderToPack } from './batch-entry.ts'
import {
  describeCarton,
  isBarcodeOf,
  type PackCode,
  readPackCode,
  readProductCode,
} from './pack-code.ts'
import type { useBatchForm } from './use-batch-form.ts'

const NO_BATCH = 'Please enter the batch number. It could not be read from the code.'

/** Longer texts are codes that could not be read. */
const MAX_BATCH = 40

export interface Scanning {
  order: OrderToPack
  /** The medicines of all orders on the page, to recognise a pack of another one. */
  known: readonly MedicineLine[]
  /** The codes that were scanned during a save. They are entered afterwards, in this order or the next one. */
  early: RefObject<string[]>
  form: ReturnType<typeof useBatchForm>
}

/** Fills scans into a form: by itself those outside of the fields, and those in a field with `enter`. */
export function useBatchScans({ order, known, early, form }: Scanning) {
  const { newest, change, isBusy, formRef } = form
  const [warning, setWarning] = useState<{ at: number; text: string } | null>(null)
  /** The number of scans that were entered into the first empty field. */
  const [fills, setFills] = useState(0)
  const set = (at: number, index: number, part: Partial<BatchEntry>) => {
    const entries = newest.current[at] ?? []
    change(
      at,
      entries.map((entry, place) => (place === index ? { ...entry, ...part } : entry)),
    )
  }
  /** Replaces a scanned code in a field by its batch, and fills the expiry. */
  const enter = (at: number, index: number, text: string) => {
    const line = medicinesOf(order)[at]
    const code = readScan(text, known)
    setWarning(null)
    if (!line) return
    if (!code && text.length <= MAX_BATCH) return
    const problem = code ? findProblem(code, line, known) : `This code could not be read: ${text}`
    if (problem) setWarning({ at, text: problem })
    else if (code?.batch === '') setWarning({ at, text: NO_BATCH })
    const { batch: number, expiry } = problem || !code ? { batch: '', expiry: '' } : code
    set(at, index, { number, ...(expiry !== '' && { expiry }) })
  }
  /** Enters a scan into the first empty field. */
  const fill = (text: string) => {
    const at = newest.current.findIndex((entries) => entries.some(isEmpty))
    const index = newest.current[at]?.findIndex(isEmpty)
    if (index === undefined) {
      toast.error('Not entered: all medicines have a batch.')
      return
    }
    set(at, index, { number: text })
    enter(at, index, text)
    setFills((count) => count + 1)
  }
  // The filled fields are rendered by then.
  useEffect(() => {
    if (fills > 0) focusEmpty(formRef.current)
  }, [fills, formRef])
  useScanner(isBusy ? (text) => void early.current.push(text) : fill)
  const fillEarly = useEffectEvent(() => early.current.splice(0).forEach(fill))
  useEffect(() => {
    if (!isBusy) fillEarly()
  }, [isBusy])
  return { warning, enter }
}

/** Reads the code of a pack, or the barcode of a medicine on the page. Null for a batch number that was typed. */
export function readScan(text: string, known: readonly MedicineLine[]): PackCode | null {
  const product = readProductCode(text)
  const isKnown = product && findMedicine(product.gtin, known)
  return readPackCode(text) ?? (isKnown ? product : null)
}

/** Why a scanned pack is not entered: it is a carton, or another medicine. Null if it is this one, or unknown. */
function findProblem(code: PackCode, line: MedicineLine, known: readonly MedicineLine[]) {
  if (isBarcodeOf(code.gtin, line.barcodes)) return null
  const other = findMedicine(code.gtin, known)
  if (other) return `This pack is ${other.name}.`
  return code.inside ? describeCarton(code, findMedicine(code.inside, known)?.name ?? '') : null
}

function findMedicine(code: string, known: readonly MedicineLine[]) {
  return known.find(({ barcodes }) => isBarcodeOf(code, barcodes))
}

const isEmpty = ({ number }: BatchEntry) => number.trim() === ''

/** Focuses the first empty field, or else the button. */
function focusEmpty(form: HTMLFormElement | null): void {
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  const empty = inputs.find(({ value }) => value === '')
  const next = empty ?? form?.querySelector<HTMLElement>('[type="submit"]')
  next?.focus()
}
