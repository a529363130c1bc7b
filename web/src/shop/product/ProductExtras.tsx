import type { ReactNode, RefObject } from 'react'
import type { ProductQuery } from './Product.generated.ts'
import { AddBar } from './AddBar.tsx'
import { MoreProducts } from './MoreProducts.tsx'

interface ProductExtrasProps {
  product: NonNullable<ProductQuery['product']>
  /** The page's own cart control, if the product is in stock. */
  controlRef: RefObject<HTMLElement | null>
}

/** The parts that load once the page can be used: the bar to add the product, and other products. */
export default function ProductExtras({ product, controlRef }: ProductExtrasProps): ReactNode {
  const shown = product.substitutes.map(({ id }) => id)
  return (
    <>
      {product.available > 0 && <AddBar product={product} ownControl={controlRef} />}
      <MoreProducts id={product.id} shown={shown} />
    </>
  )
}
