import type { ProductQuery } from './Product.generated.ts'
import { useStore } from '../../apollo/session.tsx'
import { paths } from '../../lib/paths.ts'
import { listTrail } from './Breadcrumb.tsx'

type Product = NonNullable<ProductQuery['product']>

/** The product for search engines (https://schema.org/Product), with its offer and its breadcrumb. */
export function ProductData({ product }: { product: Product }) {
  const store = useStore()
  if (!store) return null
  const amount = toRupees(product.discountedPrice.amount)
  const data = [createProduct(product, store.url), createTrail(product, store.url)]
  return (
    <>
      <meta property="product:price:amount" content={amount} />
      <meta property="product:price:currency" content="INR" />
      {/* React would encode children as HTML, but browsers read this content unchanged. */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJson(data) }} />
    </>
  )
}

/** Escaped, so that no text can close its element or open another one. */
function toJson(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

function toRupees(paise: number): string {
  return (paise / 100).toFixed(2)
}

function createProduct(product: Product, storeUrl: string) {
  const { id, name, description, brand, images, available, discountedPrice } = product
  const isAvailable = available > 0
  return {
    '@context': 'https://schema.org',
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

function createTrail(product: Product, storeUrl: string) {
  const trail = [...listTrail(product), { name: product.name, path: paths.product(product) }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, storeUrl).href,
    })),
  }
}
