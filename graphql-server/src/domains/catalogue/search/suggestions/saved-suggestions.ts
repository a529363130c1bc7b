import { z } from 'zod'

/** The texts of a product, and whether it is in stock. */
export interface ListedProduct {
  /** 24 hexadecimal digits. */
  id: string
  title: string
  /** Empty if unknown. */
  brand: string
  isAvailable: boolean
}

const ID_LENGTH = 24

const schema = z.object({
  /** The ids of all products without separators. */
  ids: z.string(),
  /** Each text once, and for each product the positions of its title and its brand. */
  texts: z.array(z.string()),
  titles: z.instanceof(Uint32Array),
  brands: z.instanceof(Uint32Array),
  /** For each product, 1 if it is in stock. */
  available: z.instanceof(Uint8Array),
})

export function saveProducts(products: readonly ListedProduct[]): z.infer<typeof schema> {
  const texts = [...new Set(products.flatMap(({ title, brand }) => [title, brand]))]
  const positions = new Map(texts.map((text, position) => [text, position]))
  return {
    ids: products.map(({ id }) => id).join(''),
    texts,
    titles: Uint32Array.from(products, ({ title }) => positions.get(title) ?? 0),
    brands: Uint32Array.from(products, ({ brand }) => positions.get(brand) ?? 0),
    available: Uint8Array.from(products, ({ isAvailable }) => Number(isAvailable)),
  }
}

/** Null if they can't be used. */
export function restoreProducts(saved: unknown): ListedProduct[] | null {
  const { data } = schema.safeParse(saved)
  if (!data) return null
  const { ids, texts, titles, brands, available } = data
  return Array.from(titles, (title, n) => ({
    id: ids.slice(n * ID_LENGTH, (n + 1) * ID_LENGTH),
    title: texts[title] ?? '',
    brand: texts[brands[n] ?? 0] ?? '',
    isAvailable: available[n] === 1,
  }))
}
