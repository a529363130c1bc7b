import type { ProductQuery } from './Product.generated.ts'
import { MedicineFacts } from './MedicineFacts.tsx'
import { LabelFacts } from './LabelFacts.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { Claims } from './Claims.tsx'
import { ProductData } from './ProductData.tsx'
import { Substitutes } from './Substitutes.tsx'
import { Subtitle } from './Subtitle.ts'

interface ProductDetailsProps {
  product: NonNullable<ProductQuery['product']>
  store: ProductQuery['store']
}

/** The information that customers read before they decide, and the shop's claims. */
export default function ProductDetails({ product, store }: ProductDetailsProps) {
  const isOut = product.stock === 0
  const substitutes = <Substitutes product={product} />
  return (
    <>
      <ProductData product={product} />
      {isOut && substitutes}
      {product.medicine && (
        <section>
          <Subtitle>About this medicine</Subtitle>
          <MedicineFacts product={product} medicine={product.medicine} />
        </section>
      )}
      {!isOut && substitutes}
      <ProductFacts product={product} />
      <LabelFacts product={product} />
      <section>
        <Subtitle>{`Why shop from ${store.name}?`}</Subtitle>
        <Claims store={store} />
      </section>
    </>
  )
}
