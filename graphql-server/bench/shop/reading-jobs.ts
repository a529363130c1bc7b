import { z } from 'zod'
import { productsWith } from '../../src/domains/catalogue/browse/catalogue.service.ts'
import type { ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import { toIdCursor } from '../../src/lib/database/pagination.ts'
import { discountedPrice } from '../../src/lib/money.ts'
import { at, same, type Job } from './job.ts'
import { publicQuery } from './requests.ts'

/** The page sizes for a listing in the web app, and for search results. */
const LISTED = 8
const FOUND = 10
/** The words in a search query: the maker's two, and the first word in the product's name. */
const WORDS = 3
/** How many letters at the end of a query are not typed yet. */
const UNTYPED = 6

const node = z.object({
  id: z.string(),
  discountedPrice: z.object({ amount: z.number() }),
})
const edges = z.array(z.object({ node }))
const listed = z.object({
  data: z.object({ category: z.object({ id: z.string() }), products: z.object({ edges }) }),
})
const shown = z.object({ data: z.object({ product: node }) })
const found = z.object({
  data: z.object({ searchProducts: z.object({ totalCount: z.number(), edges }) }),
})

const getId = ({ _id }: ProductRecord) => _id.toHexString()
const idAndPrice = (product: ProductRecord) => ({
  id: getId(product),
  discountedPrice: { amount: discountedPrice(product.price, product.discount) },
})

/** A full category page, from the newest product or after another one. */
interface Page {
  categoryId: string
  subCategoryId: string
  after: string | null
  products: ProductRecord[]
}

export function listing(products: ProductRecord[]): Job {
  const pages = listPages(products)
  return {
    name: 'listing page',
    supply: pages.length,
    ask(n) {
      const { categoryId, subCategoryId, after } = at(pages, n)
      return publicQuery('Listing', { categoryId, subCategoryId, ...(after && { after }) })
    },
    check(answer, n) {
      const page = at(pages, n)
      const { category, products: connection } = listed.parse(answer).data
      same('the category', page.categoryId, category.id)
      same(
        'the page',
        page.products.map(idAndPrice),
        connection.edges.map((edge) => edge.node),
      )
    },
  }
}

/** Lists the first pages of all categories, then the pages after their first products, and so on. */
function listPages(products: ProductRecord[]): Page[] {
  const bySubCategory = new Map<string, ProductRecord[]>()
  for (const product of products) {
    const key = String(product.subCategoryIds[0])
    const listed = bySubCategory.get(key)
    if (listed) listed.push(product)
    else bySubCategory.set(key, [product])
  }
  const pages = [...bySubCategory].flatMap(([subCategoryId, listed]) =>
    Array.from({ length: Math.max(0, listed.length - LISTED + 1) }, (_, depth) => {
      const categoryId = String(listed[depth]?.categoryIds[0])
      const list = productsWith({ categoryId, subCategoryId })
      const after = depth === 0 ? null : toIdCursor(list, at(listed, depth - 1)._id)
      const products = listed.slice(depth, depth + LISTED)
      return { depth, subCategoryId, categoryId, after, products }
    }),
  )
  return pages.toSorted((a, b) => a.depth - b.depth)
}

export function productPage(products: ProductRecord[]): Job {
  return {
    name: 'product page',
    supply: products.length,
    ask: (n) => publicQuery('Product', { id: getId(at(products, n)) }),
    check: (answer, n) =>
      same('the product', idAndPrice(at(products, n)), shown.parse(answer).data.product),
  }
}

export function search(products: ProductRecord[]): Job {
  const texts = [...new Set(listTexts(products))]
  return {
    name: 'search',
    supply: texts.length,
    ask: (n) => publicQuery('Search', { text: at(texts, n) }),
    check(answer, n) {
      const { totalCount, edges: hits } = found.parse(answer).data.searchProducts
      same(`hits of '${at(texts, n)}'`, Math.min(FOUND, totalCount), hits.length)
      if (hits.length === 0) throw new Error(`'${at(texts, n)}' finds nothing.`)
    },
  }
}

/** Lists complete queries first, then queries without their last letters. */
function listTexts(products: ProductRecord[]): string[] {
  return Array.from({ length: UNTYPED }, (_, untyped) =>
    products.map(({ name }) => {
      const text = name.split(' ').slice(0, WORDS).join(' ')
      return text.slice(0, text.length - untyped)
    }),
  ).flat()
}
