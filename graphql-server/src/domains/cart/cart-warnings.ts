import type { CartWarning } from '../../contract/types.generated.ts'
import { ingredientKey, readComposition } from '../catalogue/medicine/composition.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import { cartMessages } from './messages.ts'

interface Shared {
  ingredient: string
  products: ProductRecord[]
}

/** Warns about medicines that contain the same ingredient, once per ingredient. */
export function findWarnings(products: ProductRecord[]): CartWarning[] {
  return groupByIngredient(products)
    .filter(({ products }) => products.length > 1)
    .map(({ ingredient, products }) => ({
      code: 'SAME_INGREDIENT',
      productIds: products.map(({ _id }) => _id.toHexString()),
      ingredient,
      message: sameIngredient(products, ingredient),
    }))
}

function groupByIngredient(products: ProductRecord[]): Shared[] {
  const groups = new Map<string, Shared>()
  for (const product of products) {
    const ingredients = product.medicine ? (readComposition(product.composition ?? '') ?? []) : []
    for (const ingredient of ingredients) {
      const key = ingredientKey(ingredient)
      const group = groups.get(key) ?? { ingredient: ingredient.name, products: [] }
      // Some compositions name an ingredient twice.
      if (!group.products.includes(product)) group.products.push(product)
      groups.set(key, group)
    }
  }
  return [...groups.values()]
}

function sameIngredient(products: ProductRecord[], ingredient: string): string {
  const { message } = cartMessages.SAME_INGREDIENT({
    products: products.map(({ name }) => name),
    count: products.length,
    ingredient: withinSentence(ingredient),
  })
  return message
}

/** 'clavulanic acid', but 'vitamin D3' and 'DHA'. */
function withinSentence(name: string): string {
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
}
