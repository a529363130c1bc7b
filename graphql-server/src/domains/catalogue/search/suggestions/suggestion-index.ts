import type { Types } from 'mongoose'
import type { CatalogueProjection } from '../../reading/catalogue-projection.ts'
import { type ListedProduct, restoreProducts, saveProducts } from './saved-suggestions.ts'
import { createTextIndex, type SuggestedText, type TextIndex } from './text-index.ts'

/** The texts of the catalogue that can be suggested, each kind in an index of its own. */
export interface SuggestionIndex extends CatalogueProjection {
  complete(kind: TextKind, words: readonly string[], count: number): SuggestedText[]
}

export type TextKind = 'title' | 'brand' | 'category' | 'subCategory'

const createTexts = (): Record<TextKind, TextIndex> => ({
  title: createTextIndex(),
  brand: createTextIndex(),
  category: createTextIndex(),
  subCategory: createTextIndex(),
})

/** A product with its texts, needed to remove it from them. */
interface IndexedProduct {
  title: SuggestedText
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
  const names = new Map<string, SuggestedText>()

  function removeProduct(id: string): void {
    const { title, brand, isAvailable } = products.get(id) ?? {}
    if (title) texts.title.remove(title, id, isAvailable === true)
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
      title: texts.title.add(title, id, isAvailable),
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
      products.clear()
      names.clear()
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
