import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import type { OrderedProduct } from '../../../../shared/order/line/ordered-line.ts'
import { describeCarton, isBarcodeOf, readProductCode } from '../../batches/pack-code.ts'
import type { ScanNote } from '../../packing/use-packing.ts'
import { FindOrderedProductsDocument } from './OrderedProducts.generated.ts'

/** A search that was confirmed before it had results. */
interface Search {
  /** As it was typed, or the barcode that was scanned. */
  text: string
  /** Whether only a product with this barcode counts; otherwise the first result does. */
  isScan: boolean
  /** Why a scanned code may have no product: a sentence about its carton. */
  carton?: string
  /** The entry of a pasted list that needs the product; a later search for it replaces this one. */
  row: number | null
}

/** It stays until its product is found, or somebody removes it. */
export interface WantedProduct extends Search {
  id: number
  state: 'searching' | 'missing' | 'failed'
}

export type WantedProducts = ReturnType<typeof useWantedProducts>

/** Runs a query for each wanted product, and keeps the searches that found nothing or failed. */
export function useWantedProducts(
  onFound: (product: OrderedProduct, row: number | null) => void,
  onEnd: () => void = () => undefined,
) {
  const find = useFind()
  const [all, setAll] = useState<readonly WantedProduct[]>([])
  /** What the last search was. */
  const [note, setNote] = useState<ScanNote | null>(null)
  const lastId = useRef(0)
  /** The searches whose replies still count, by their ids. */
  const running = useRef(new Map<number, WantedProduct>())
  const drop = (isMeant: (one: WantedProduct) => boolean) => {
    for (const one of running.current.values()) if (isMeant(one)) running.current.delete(one.id)
    setAll((before) => before.filter((one) => !isMeant(one)))
  }
  const run = async (one: WantedProduct) => {
    running.current.set(one.id, one)
    const product = await find(one).catch(() => 'failed' as const)
    if (!running.current.delete(one.id)) return
    onEnd()
    if (product && product !== 'failed') {
      drop(({ id }) => id === one.id)
      setNote({ text: `Added: ${product.name}`, isWrong: false })
      onFound(product, one.row)
      return
    }
    const ended: WantedProduct = { ...one, state: product ?? 'missing' }
    setAll((before) => before.map((other) => (other.id === one.id ? ended : other)))
    setNote({ text: describeWanted(ended), isWrong: true })
  }
  const want = (search: Search) => {
    lastId.current += 1
    const one: WantedProduct = { ...search, id: lastId.current, state: 'searching' }
    if (one.row !== null) drop(({ row }) => row === one.row)
    setAll((before) => [...before, one])
    void run(one)
  }
  return {
    all,
    note,
    want,
    scan: (scanned: string) => {
      const code = readProductCode(scanned)
      const carton = code?.inside ? { carton: describeCarton(code, '') } : {}
      const text = code?.gtin.replace(/^0+(?=\d{13}$)/, '') || scanned.trim()
      want({ text, isScan: true, row: null, ...carton })
    },
    retry: (failed: WantedProduct) => {
      const one: WantedProduct = { ...failed, state: 'searching' }
      setAll((before) => before.map((other) => (other.id === one.id ? one : other)))
      void run(one)
    },
    remove: (removed: WantedProduct) => drop(({ id }) => id === removed.id),
    /** Drops all searches, or only those for one entry of a pasted list. */
    clear: (place?: number) => drop(({ row }) => place === undefined || row === place),
  }
}

/** Says how far a search is. */
export function describeWanted({ text, state, carton }: WantedProduct): string {
  if (state === 'searching') return `Searching for “${text}” …`
  if (state === 'missing' && carton) return carton
  return state === 'failed' ? `The search for “${text}” failed.` : `Nothing found for “${text}”.`
}

/** Returns a function that finds a product, or null if the shop has no such product. */
function useFind() {
  const client = useApolloClient()
  return async ({ text, isScan }: Search): Promise<OrderedProduct | null> => {
    const { data } = await client.query({
      query: FindOrderedProductsDocument,
      variables: { text },
      fetchPolicy: 'no-cache',
    })
    const found = data?.searchProducts.edges.map(({ node }) => node) ?? []
    const product = isScan ? found.find(({ barcodes }) => isBarcodeOf(text, barcodes)) : found[0]
    return product ?? null
  }
}
