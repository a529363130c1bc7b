import { type ApolloCache, type Reference, isReference } from '@apollo/client'
import type { ModifierDetails } from '@apollo/client/cache'

interface Item {
  typename: 'Category' | 'SubCategory' | 'Product'
  id: string
}

const toCacheId = ({ typename, id }: Item) => `${typename}:${id}`

const toRefs = (value: unknown): Reference[] =>
  Array.isArray(value) ? value.filter((one: unknown) => isReference(one)) : []

type NextRefs = (refs: Reference[], details: ModifierDetails) => Reference[]

/** Changes a cached list of `parent`, or a root field. Lists that are not cached stay untouched. */
function changeList(cache: ApolloCache, field: string, next: NextRefs, parent?: Item) {
  cache.modify({
    ...(parent && { id: toCacheId(parent) }),
    fields: { [field]: (value: unknown, details) => next(toRefs(value), details) },
  })
}

/** Inserts a cached item into a list sorted by name, or moves it to its new position. */
export function placeByName(cache: ApolloCache, field: string, item: Item, parent?: Item): void {
  const ref = { __ref: toCacheId(item) }
  changeList(
    cache,
    field,
    (refs, { readField }) => {
      const readName = (one: Reference) => String(readField('name', one)).toLowerCase()
      const others = refs.filter(({ __ref }) => __ref !== ref.__ref)
      const after = others.filter((other) => readName(other) > readName(ref))
      return [...others.filter((other) => !after.includes(other)), ref, ...after]
    },
    parent,
  )
}

/** Adds a sub-category to its categories' lists and removes it from all others. */
export function placeSubCategory(
  cache: ApolloCache,
  subCategory: { id: string; categories: readonly { id: string }[] },
): void {
  const item: Item = { typename: 'SubCategory', id: subCategory.id }
  placeByName(cache, 'subCategories', item)
  for (const id of readIds(cache, 'categories')) {
    const parent: Item = { typename: 'Category', id }
    if (subCategory.categories.some((category) => category.id === id)) {
      placeByName(cache, 'subCategories', item, parent)
    } else {
      const isOther = ({ __ref }: Reference) => __ref !== toCacheId(item)
      changeList(cache, 'subCategories', (refs) => refs.filter(isOther), parent)
    }
  }
}

/** The number of products in a category's row on the front page. */
const ROW_LENGTH = 12

/** Adds a new product as the newest in its categories, and evicts paged lists. */
export function placeNewProduct(
  cache: ApolloCache,
  product: { id: string; categories: readonly { id: string }[] },
): void {
  const ref = { __ref: toCacheId({ typename: 'Product', id: product.id }) }
  for (const { id } of product.categories) {
    const parent: Item = { typename: 'Category', id }
    changeList(cache, 'newestProducts', (refs) => [ref, ...refs].slice(0, ROW_LENGTH), parent)
  }
  evictFields(cache, ['products', 'searchProducts', 'productList'])
}

/** Evicts the lists that a product may have joined or left when its categories changed. */
export function moveProduct(cache: ApolloCache): void {
  for (const id of readIds(cache, 'categories')) {
    cache.evict({ id: `Category:${id}`, fieldName: 'newestProducts' })
  }
  evictFields(cache, ['products', 'searchProducts'])
}

/** Evicts root fields. */
export function evictFields(cache: ApolloCache, fields: readonly string[]): void {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Evicts an item, which also removes it from every list. */
export function evictItem(cache: ApolloCache, item: Item): void {
  cache.evict({ id: toCacheId(item) })
  cache.gc()
}

function readIds(cache: ApolloCache, field: string): string[] {
  const ids: string[] = []
  changeList(cache, field, (refs, { readField }) => {
    for (const ref of refs) ids.push(String(readField('id', ref)))
    return refs
  })
  return ids
}
