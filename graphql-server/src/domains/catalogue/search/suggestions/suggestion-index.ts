import type { Types } from 'mongoose'
import type { CatalogueProjection } from '../../reading/catalogue-projection.ts'
import { type ListedProduct, restoreProducts, saveProducts } from './saved-suggestions.ts'
import { createTextIndex, type SuggestedText, type TextIndex } from './text-index.ts'

/** The texts of the catalogue that can be suggested. */
export interface SuggestionIndex extends CatalogueProjection {
  complete(kind: TextKind, words: readonly string[], count: number): SuggestedText[]
  findProduct(id: string): IndexedProduct | undefined
}

type TextKind = 'brand' | 'category' | 'subCategory'

const createTexts = (): Record<TextKind, TextIndex> => ({
  brand: createTextIndex(),
  category: createTextIndex(),
  subCategory: createTextIndex(),
})

/** What people call one or more products. */
interface Title {
  readonly text: string
  /** The products with this title. */
  readonly ids: string[]
}

/** A product with its texts. */
interface IndexedProduct {
  title: Title
  brand: SuggestedText | null
  isAvailable: boolean
}

interface Named {
  _id: Types.ObjectId
  name: string
}

export function createSuggestionIndex(): SuggestionIndex {
  let texts = createTexts()
  const products = new Map<string, IndexedProduct>()
  const titles = new Map<string, Title>()
  const names = new Map<string, SuggestedText>()

  function addTitle(text: string, id: string): Title {
    const title = titles.get(text) ?? { text, ids: [] }
    titles.set(text, title)
    title.ids.push(id)
    return title
  }

  function removeTitle({ text, ids }: Title, id: string): void {
    ids.splice(ids.indexOf(id), 1)
    if (ids.length === 0) titles.delete(text)
  }

  function removeProduct(id: string): void {
    const { title, brand, isAvailable } = products.get(id) ?? {}
    if (title) removeTitle(title, id)
    if (brand) texts.brand.remove(brand, id, isAvailable === true)
    products.delete(id)
  }

  function put({ id, title, brand, isAvailable }: ListedProduct): void {
    const known = products.get(id)
    const isSame =
      known?.title.text === title &&
      (known.brand?.text ?? '') === brand &&
      known.isAvailable === isAvailable
    if (isSame) return
    removeProduct(id)
    products.set(id, {
      title: addTitle(title, id),
      brand: brand === '' ? null : texts.brand.add(brand, id, isAvailable),
      isAvailable,
    })
  }

  function removeName(kind: 'category' | 'subCategory', id: string): void {
    const name = names.get(id)
    if (name) texts[kind].remove(name, id, false)
    names.delete(id)
  }

  function putName(kind: 'category' | 'subCategory', { _id, name }: Named): void {
    const id = _id.toHexString()
    removeName(kind, id)
    names.set(id, texts[kind].add(name, id, false))
  }

  return {
    complete: (kind, words, count) => texts[kind].complete(words, count),
    findProduct: (id) => products.get(id),
    putCategory: (category) => putName('category', category),
    putSubCategory: (subCategory) => putName('subCategory', subCategory),
    putProduct: ({ _id, name, brand = '', stock }) =>
      put({ id: _id.toHexString(), title: toTitle(name, brand), brand, isAvailable: stock > 0 }),
    remove(kind, id) {
      if (kind === 'product') removeProduct(id.toHexString())
      else removeName(kind, id.toHexString())
    },
    clear() {
      texts = createTexts()
      for (const part of [products, titles, names]) part.clear()
    },
    save: () =>
      saveProducts(
        Array.from(products, ([id, { title, brand, isAvailable }]) => ({
          id,
          title: title.text,
          brand: brand?.text ?? '',
          isAvailable,
        })),
      ),
    restore(saved) {
      const restored = restoreProducts(saved)
      for (const product of restored ?? []) put(product)
      return restored !== null
    },
  }
}

/** What people call the product: its name with its brand. */
function toTitle(name: string, brand: string): string {
  const isInName = name.toLowerCase().startsWith(brand.toLowerCase())
  return isInName ? name : `${brand} ${name}`
}
