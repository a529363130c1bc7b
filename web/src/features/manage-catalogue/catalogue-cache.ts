import { type ApolloCache, type Reference, isReference } from '@apollo/client'
import type { ModifierDetails } from '@apollo/client/cache'

interface Thing {
  typename: 'Category' | 'SubCategory' | 'Product'
  id: string
}

const toCacheId = ({ typename, id }: Thing) => `${typename}:${id}`

const toRefs = (value: unknown): Reference[] =>
  Array.isArray(value) ? value.filter((one: unknown) => isReference(one)) : []

type NextRefs = (refs: Reference[], details: ModifierDetails) => Reference[]

/** Changes a list of things in the cache, of the root where no holder is named. One that is not there stays so. */
function changeList(cache: ApolloCache, field: string, next: NextRefs, holder?: Thing) {
  cache.modify({
    ...(holder && { id: toCacheId(holder) }),
    fields: { [field]: (value: unknown, details) => next(toRefs(value), details) },
  })
}

/** Puts a thing that the cache holds where its name belongs in a list by names, or takes it there. */
export function placeByName(cache: ApolloCache, field: string, thing: Thing, holder?: Thing): void {
  const ref = { __ref: toCacheId(thing) }
  changeList(
    cache,
    field,
    (refs, { readField }) => {
      const readName = (one: Reference) => String(readField('name', one)).toLowerCase()
      const others = refs.filter(({ __ref }) => __ref !== ref.__ref)
      const after = others.filter((other) => readName(other) > readName(ref))
      return [...others.filter((other) => !after.includes(other)), ref, ...after]
    },
    holder,
  )
}

/** A sub-category stands in these categories, and in no other one any more. */
export function placeSubCategory(
  cache: ApolloCache,
  subCategory: { id: string; categories: readonly { id: string }[] },
): void {
  const thing: Thing = { typename: 'SubCategory', id: subCategory.id }
  placeByName(cache, 'subCategories', thing)
  for (const id of readIds(cache, 'categories')) {
    const holder: Thing = { typename: 'Category', id }
    if (subCategory.categories.some((category) => category.id === id)) {
      placeByName(cache, 'subCategories', thing, holder)
    } else {
      const isOther = ({ __ref }: Reference) => __ref !== toCacheId(thing)
      changeList(cache, 'subCategories', (refs) => refs.filter(isOther), holder)
    }
  }
}

/** A new product is the newest of its categories, and on pages that are not loaded yet. */
export function placeNewProduct(
  cache: ApolloCache,
  product: { id: string; categories: readonly { id: string }[] },
): void {
  const ref = { __ref: toCacheId({ typename: 'Product', id: product.id }) }
  for (const { id } of product.categories) {
    const holder: Thing = { typename: 'Category', id }
    changeList(cache, 'newestProducts', (refs) => [ref, ...refs].slice(0, ROW), holder)
  }
  forgetPages(cache, ['products', 'searchProducts', 'productList'])
}

/** The length of a category's row on the front page. */
const ROW = 12

/** A product stands on other shelves: what lists it is asked for anew when it is next shown. */
export function moveProduct(cache: ApolloCache): void {
  for (const id of readIds(cache, 'categories')) {
    cache.evict({ id: `Category:${id}`, fieldName: 'newestProducts' })
  }
  forgetPages(cache, ['products', 'searchProducts'])
}

/** A product is found by other words. */
export function forgetSearches(cache: ApolloCache): void {
  forgetPages(cache, ['searchProducts'])
}

function forgetPages(cache: ApolloCache, fields: readonly string[]) {
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName })
}

/** Takes a thing out of the cache, and with that off every list. */
export function forget(cache: ApolloCache, thing: Thing): void {
  cache.evict({ id: toCacheId(thing) })
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
