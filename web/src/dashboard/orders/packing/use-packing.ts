import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { isBarcodeOf } from '../batches/pack-code.ts'
import { matchScan } from './match-scan.ts'
import { createPackSounds, type PackSound } from './pack-sound.ts'
import {
  ManageScannedProductDocument,
  type OrderToPack_OrderFragment,
} from './PackOrders.generated.ts'
import type { LineToPack } from './shelf-order.ts'
import { addOne, countPicked, readTicks, storeTicks, type Ticks, toggleLine } from './ticks.ts'

/** What the last scan was. */
export interface ScanNote {
  text: string
  isWrong: boolean
}

/** The ticks of an order, which taps and scans set, and what the last scan was. */
export function usePacking({ id, lines }: OrderToPack_OrderFragment) {
  const [ticks, setTicks] = useState(() => readTicks(id))
  /** The ticks after the last tap or scan, which may not be rendered yet. */
  const newest = useRef(ticks)
  const [note, setNote] = useState<ScanNote | null>(null)
  const play = usePackSounds()
  const findName = useFindName()
  const scans = useRef(0)
  const change = (next: Ticks) => {
    newest.current = next
    setTicks(next)
    storeTicks(id, next)
  }
  const warn = (text: string) => setNote({ text, isWrong: true })
  const scan = async (text: string) => {
    scans.current += 1
    const place = scans.current
    const found = matchScan(text, lines, newest.current)
    play(found.kind === 'match' ? 'right' : 'wrong')
    if (found.kind === 'match') {
      const next = addOne(found.line, newest.current)
      change(next)
      setNote({ text: describeProgress(found.line, next), isWrong: false })
    } else if (found.kind === 'surplus') warn(describeSurplus(found.line))
    else if (found.kind === 'unreadable') warn('This is not a barcode.')
    else if (found.kind === 'carton') warn(found.message)
    else {
      warn('This product isn’t in the order.')
      const name = await findName(found.barcode).catch(() => undefined)
      if (name !== undefined && scans.current === place) warn(describeUnknown(name))
    }
  }
  const toggle = (line: LineToPack) => change(toggleLine(line, newest.current))
  const tickAll = () =>
    change(Object.fromEntries(lines.map((line) => [line.productId, line.quantity])))
  return { ticks, note, scan: (text: string) => void scan(text), toggle, tickAll }
}

function describeProgress(line: LineToPack, ticks: Ticks): string {
  return `${line.name}: ${countPicked(line, ticks)} of ${line.quantity}`
}

function describeSurplus({ name, quantity }: LineToPack): string {
  return `${name} is complete: the order has ${quantity}.`
}

/** `name` is null if no product has the barcode. */
function describeUnknown(name: string | null): string {
  return name === null
    ? 'No product of this shop has this barcode.'
    : `This is ${name}, which isn’t in the order.`
}

/** Finds the name of the product that has a barcode. */
function useFindName() {
  const client = useApolloClient()
  return async (barcode: string): Promise<string | null> => {
    const { data } = await client.query({
      query: ManageScannedProductDocument,
      variables: { text: barcode },
      fetchPolicy: 'no-cache',
    })
    const edges = data?.searchProducts.edges ?? []
    const product = edges.find(({ node }) => isBarcodeOf(barcode, node.barcodes))?.node
    return product ? [product.name, product.unit].filter(Boolean).join(' ') : null
  }
}

function usePackSounds(): (sound: PackSound) => void {
  const [sounds] = useState(createPackSounds)
  useEffect(() => () => sounds.close(), [sounds])
  return (sound) => sounds.play(sound)
}
