import { gql } from '@apollo/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { createCache, writeReply } from '../../../test/cache.ts'
import { buildSubCategory } from '../../../test/catalogue.ts'
import { ProductCategoriesDocument } from './product-form/ProductForm.generated.ts'
import { ManageProductPlacesDocument } from './product-table/ProductTable.generated.ts'
import { CreateSubCategoryDocument } from './sub-category/SubCategory.generated.ts'
import {
  evictItem,
  moveProduct,
  placeByName,
  placeNewProduct,
  placeSubCategory,
} from './catalogue-cache.ts'

const byId = (id: string) => ({ id })
const named = (id: string) => ({ id, name: id.toUpperCase() })
const row = gql`
  query ($categoryId: ID!) {
    category(id: $categoryId) {
      id
      newestProducts(first: 12) {
        id
      }
    }
  }
`
const listing = gql`
  {
    products(categoryId: "dairy", subCategoryId: "milk", first: 8) {
      edges {
        node {
          id
        }
      }
    }
  }
`

let cache: ReturnType<typeof createCache>

beforeEach(() => {
  cache = createCache()
  const dairy = named('dairy')
  const subCategories = [buildSubCategory('curd', [dairy]), buildSubCategory('milk', [dairy])]
  writeReply(cache, ProductCategoriesDocument, { categories: [dairy], subCategories })
  const categories = [
    { ...dairy, subCategories: ['curd', 'milk'].map(named) },
    { ...named('snacks'), subCategories: [] },
  ]
  writeReply(cache, ManageProductPlacesDocument, { categories })
  writeRow('dairy', ['m1', 'm2'])
  writeRow('snacks', [])
  writeReply(cache, listing, { products: { edges: [{ node: { id: 'm1' } }] } })
})

function writeRow(categoryId: string, products: string[]) {
  const category = { id: categoryId, newestProducts: products.map(byId) }
  writeReply(cache, row, { category }, { categoryId })
}

const ids = (items: readonly { id: string }[] | undefined) => items?.map(({ id }) => id)
const readCategories = () => cache.readQuery({ query: ManageProductPlacesDocument })?.categories
const readCategory = (id: string) => readCategories()?.find((one) => one.id === id)
const readSubCategories = () => cache.readQuery({ query: ProductCategoriesDocument })?.subCategories
const readRow = (categoryId: string) => cache.readQuery({ query: row, variables: { categoryId } })
const rowOf = (...products: string[]) => ({ category: { newestProducts: products.map(byId) } })

/** Loads a category, like the reply to a mutation does. */
function loadCategory(id: string, name: string) {
  const query = gql('{ category(id: "") { id name subCategories { id } } }')
  writeReply(cache, query, { category: { id, name, subCategories: [] } })
}

function place(id: string, ...categories: string[]) {
  const subCategory = buildSubCategory(id, categories.map(named), { name: id.toUpperCase() })
  const variables = { input: { name: id, image: '', categoryIds: [], idempotencyKey: 'k' } }
  const createSubCategory = { subCategory, userErrors: [] }
  writeReply(cache, CreateSubCategoryDocument, { createSubCategory }, variables)
  placeSubCategory(cache, { id, categories: categories.map(byId) })
}

describe('the cache after a change in the dashboard', () => {
  it('the cache lists a new category by its name', () => {
    loadCategory('fruit', 'FRUIT')
    placeByName(cache, 'categories', { typename: 'Category', id: 'fruit' })
    expect(ids(readCategories())).toEqual(['dairy', 'fruit', 'snacks'])
  })

  it('the cache lists a renamed category once, at its new position', () => {
    loadCategory('dairy', 'zzz')
    placeByName(cache, 'categories', { typename: 'Category', id: 'dairy' })
    expect(ids(readCategories())).toEqual(['snacks', 'dairy'])
  })

  it('the cache no longer lists a deleted category', () => {
    evictItem(cache, { typename: 'Category', id: 'snacks' })
    expect(ids(readCategories())).toEqual(['dairy'])
  })

  it('the cache lists a new sub-category in its categories', () => {
    place('lassi', 'dairy')
    expect(ids(readSubCategories())).toEqual(['curd', 'lassi', 'milk'])
    expect(ids(readCategory('dairy')?.subCategories)).toEqual(['curd', 'lassi', 'milk'])
    expect(ids(readCategory('snacks')?.subCategories)).toEqual([])
  })

  it('the cache lists a moved sub-category only in its new categories', () => {
    place('curd', 'snacks')
    expect(ids(readCategory('dairy')?.subCategories)).toEqual(['milk'])
    expect(ids(readCategory('snacks')?.subCategories)).toEqual(['curd'])
  })

  it('the cache lists a new product first in its category, and evicts listings', () => {
    writeRow('fruit', ['m3'])
    placeNewProduct(cache, { id: 'm3', categories: [{ id: 'dairy' }] })
    expect(readRow('dairy')).toMatchObject(rowOf('m3', 'm1', 'm2'))
    expect(readRow('snacks')).toMatchObject(rowOf())
    expect(cache.readQuery({ query: listing })).toBeNull()
  })

  it('the cache evicts rows and listings when a product has moved', () => {
    moveProduct(cache)
    expect(readRow('dairy')).toBeNull()
    expect(cache.readQuery({ query: listing })).toBeNull()
  })
})
