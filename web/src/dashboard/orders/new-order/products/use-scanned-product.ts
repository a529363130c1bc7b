import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import type { OrderedProduct } from '../../../../shared/order/line/ordered-line.ts'
import { isBarcodeOf, readPackCode } from '../../batches/pack-code.ts'
import type { ScanNote } from '../../packing/use-packing.ts'
import { FindOrderedProductsDocument } from './OrderedProducts.generated.ts'

/** Finds the product that has a scanned barcode, and says what the last scan was. */
export function useScannedProduct(onFound: (product: OrderedProduct) => void) {
  const client = useApolloClient()
  const [note, setNote] = useState<ScanNote | null>(null)
  const scan = async (code: string) => {
    const barcode = readPackCode(code)?.gtin || code.trim()
    try {
      const { data } = await client.query({
        query: FindOrderedProductsDocument,
        variables: { text: barcode.replace(/^0+(?=\d{13}$)/, '') },
        fetchPolicy: 'no-cache',
      })
      const gtin = barcode.padStart(14, '0')
      const edges = data?.searchProducts.edges ?? []
      const product = edges.find(({ node }) => isBarcodeOf(gtin, node.barcodes))?.node
      if (product) onFound(product)
      setNote(
        product
          ? { text: `Added: ${product.name}`, isWrong: false }
          : { text: 'No product of this shop has this barcode.', isWrong: true },
      )
    } catch {
      setNote({ text: 'The search failed. Please scan the code again.', isWrong: true })
    }
  }
  return { note, scan: (code: string) => void scan(code) }
}
