import type { CartWarning } from '../../contract/types.generated.ts'
import { ingredientKey, readComposition } from '../catalogue/medicine/composition.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'

interface Shared {
  ingredient: string
  products: ProductRecord[]
}

/** Advice about medicines that contain the same ingredient, one for each ingredient. */
export function findWarnings(products: ProductRecord[]): CartWarning[] {
  return groupByIngredient(products)
    .filter(({ products }) => products.length > 1)
    .map(({ ingredient, products }) => ({
      code: 'SAME_INGREDIENT',
      productIds: products.map(({ _id }) => _id.toHexString()),
      ingredient,
      message: warn(products, ingredient),
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

function warn(products: ProductRecord[], ingredient: string): string {
  const names = listFormat.format(products.map(({ name }) => name))
  const all = products.length === 2 ? 'both' : 'all'
  const advice = 'Ask a doctor or pharmacist before taking them together.'
  return `${names} ${all} contain ${withinSentence(ingredient)}. ${advice}`
}

const listFormat = new Intl.ListFormat('en-GB')

/** 'clavulanic acid', but 'vitamin D3' and 'DHA'. */
function withinSentence(name: string): string {
  return name.replace(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
}
