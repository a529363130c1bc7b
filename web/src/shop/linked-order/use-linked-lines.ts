import { useState } from 'react'
import type { OrderedLine } from '../../shared/order/line/ordered-line.ts'
import type { LinkedOrder_OrderFragment } from './LinkedOrder.generated.ts'

/** The link's products in the quantities that the customer has chosen. 0 leaves a product out. */
export function useLinkedLines({ lines }: LinkedOrder_OrderFragment) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  return {
    lines: lines.map(({ product, quantity }): OrderedLine => {
      const wanted = chosen.get(product.id) ?? quantity
      return { product, quantity: Math.min(wanted, Math.max(product.available, 1)) }
    }),
    setQuantity: (productId: string, quantity: number) =>
      setChosen((before) => new Map(before).set(productId, quantity)),
  }
}
