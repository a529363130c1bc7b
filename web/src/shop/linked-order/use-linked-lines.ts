import { useState } from 'react'
import { describeLineProblem, type OrderedLine } from '../../shared/order/line/ordered-line.ts'
import type { LinkedOrder_OrderFragment } from './LinkedOrder.generated.ts'

interface LinkedLine extends OrderedLine {
  /** Why fewer items can be ordered than the team or the customer has chosen. */
  problem: string | null
  /** The quantity that can be ordered with the link. */
  max: number
}

/** The link's products in the quantities that the customer has chosen, at most the stock. 0 leaves a product out. */
export function useLinkedLines({ lines }: LinkedOrder_OrderFragment) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, number>>(new Map())
  return {
    lines: lines.map(({ product, quantity: proposed, maxQuantity }): LinkedLine => {
      const wanted = chosen.get(product.id) ?? proposed
      return {
        product,
        quantity: Math.min(wanted, product.available),
        max: Math.min(maxQuantity, product.available),
        problem: describeLineProblem(
          { product, quantity: wanted },
          'Needs a prescription. Please order it in the shop.',
        ),
      }
    }),
    setQuantity: (productId: string, quantity: number) =>
      setChosen((before) => new Map(before).set(productId, quantity)),
  }
}
