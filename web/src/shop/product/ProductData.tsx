import type { ProductQuery } from './Product.generated.ts'
import { useStore } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { StructuredData, describeTrail } from '../../shared/page/StructuredData.tsx'
import { listTrail } from './Breadcrumb.tsx'

type Product = NonNullable<ProductQuery['product']>

/** The product for search engines (https://schema.org/Product), with its offer and its breadcrumb. */
export function ProductData({ product }: { product: Product }) {
  const store = useStore()
  if (!store) return null
  const amount = toRupees(product.discountedPrice.amount)
  const trail = [...listTrail(product), { name: product.name, path: paths.product(product) }]
  const data = [createProduct(product, store.url), describeTrail(trail, store.url)]
  return (
    <>
      <meta property="product:price:amount" content={amount} />
      <meta property="product:price:currency" content="INR" />
      <StructuredData data={data} />
    </>
  )
}

function toRupees(paise: number): string {
  return (paise / 100).toFixed(2)
}

function createProduct(product: Product, storeUrl: string) {
  const { id, name, description, brand, images, available, discountedPrice } = product
  const isAvailable = available > 0
  return {
    '@type': 'Product',
    name,
    sku: id,
    ...(description && { description }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(images.length > 0 && { image: images.map(({ url }) => new URL(url, storeUrl).href) }),
    offers: {
      '@type': 'Offer',
      url: new URL(paths.product(product), storeUrl).href,
      price: toRupees(discountedPrice.amount),
      priceCurrency: 'INR',
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
    },
  }
}
