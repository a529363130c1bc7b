import { InMemoryCache, gql } from '@apollo/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { cacheConfig } from '../../apollo/type-policies.ts'
import {
  evictItem,
  moveProduct,
  placeByName,
  placeNewProduct,
  placeSubCategory,
} from './catalogue-cache.ts'

const front = gql`
  {
    categories {
      id
      name
      subCategories {
        id
        name
      }
      newestProducts(first: 12) {
        id
      }
    }
    subCategories {
      id
      name
      categories {
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

const named = (typename: string) => (id: string) => ({
  __typename: typename,
  id,
  name: id.toUpperCase(),
})
const subCategory = (id: string, ...categories: string[]) => ({
  ...named('SubCategory')(id),
  categories: categories.map((one) => ({ __typename: 'Category', id: one })),
})
const product = (id: string) => ({ __typename: 'Product', id })
const category = (id: string, subCategories: string[], products: string[]) => ({
  ...named('Category')(id),
  subCategories: subCategories.map(named('SubCategory')),
  newestProducts: products.map(product),
})

let cache: InMemoryCache

beforeEach(() => {
  cache = new InMemoryCache(cacheConfig)
  cache.writeQuery({
    query: front,
    data: {
      categories: [category('dairy', ['curd', 'milk'], ['m1', 'm2']), category('snacks', [], [])],
      subCategories: [subCategory('curd', 'dairy'), subCategory('milk', 'dairy')],
    },
  })
  cache.writeQuery({
    query: listing,
    data: {
      products: {
        __typename: 'ProductConnection',
        edges: [{ __typename: 'ProductEdge', node: product('m1') }],
      },
    },
  })
})

interface Named {
  id: string
  name?: string
}
interface Front {
  categories: (Named & { subCategories: Named[]; newestProducts: Named[] })[]
  subCategories: Named[]
}

const ids = (items: readonly Named[] | undefined) => items?.map(({ id }) => id)
const read = () => cache.readQuery<Front>({ query: front })
const readCategory = (id: string) => read()?.categories.find((one) => one.id === id)

const fragments = {
  Category: gql`
    fragment WrittenCategory on Category {
      id
      name
    }
  `,
  SubCategory: gql`
    fragment WrittenSubCategory on SubCategory {
      id
      name
      categories {
        id
      }
    }
  `,
  Product: gql`
    fragment WrittenProduct on Product {
      id
    }
  `,
}

/** Writes a record as the reply to a mutation would. */
function write(typename: keyof typeof fragments, data: Named) {
  cache.writeFragment({ fragment: fragments[typename], data: { ...data } })
}

function place(id: string, ...categories: string[]) {
  write('SubCategory', subCategory(id, ...categories))
  placeSubCategory(cache, { id, categories: categories.map((one) => ({ id: one })) })
}

describe('the cache after a change in the dashboard', () => {
  it('lists a new category by its name', () => {
    write('Category', named('Category')('fruit'))
    placeByName(cache, 'categories', { typename: 'Category', id: 'fruit' })
    const names = gql`
      {
        categories {
          id
        }
      }
    `
    const after = cache.readQuery<Front>({ query: names })
    expect(ids(after?.categories)).toEqual(['dairy', 'fruit', 'snacks'])
  })

  it('lists a renamed category once, at its new place', () => {
    write('Category', { ...named('Category')('dairy'), name: 'zzz' })
    placeByName(cache, 'categories', { typename: 'Category', id: 'dairy' })
    expect(ids(read()?.categories)).toEqual(['snacks', 'dairy'])
  })

  it('no longer lists a deleted category', () => {
    evictItem(cache, { typename: 'Category', id: 'snacks' })
    expect(ids(read()?.categories)).toEqual(['dairy'])
  })

  it('lists a new sub-category in its categories', () => {
    place('lassi', 'dairy')
    expect(ids(read()?.subCategories)).toEqual(['curd', 'lassi', 'milk'])
    expect(ids(readCategory('dairy')?.subCategories)).toEqual(['curd', 'lassi', 'milk'])
    expect(ids(readCategory('snacks')?.subCategories)).toEqual([])
  })

  it('lists a moved sub-category only in its new categories', () => {
    place('curd', 'snacks')
    expect(ids(readCategory('dairy')?.subCategories)).toEqual(['milk'])
    expect(ids(readCategory('snacks')?.subCategories)).toEqual(['curd'])
  })

  it('lists a new product first in its category, and evicts listings', () => {
    write('Product', product('m3'))
    placeNewProduct(cache, { id: 'm3', categories: [{ id: 'dairy' }] })
    expect(ids(readCategory('dairy')?.newestProducts)).toEqual(['m3', 'm1', 'm2'])
    expect(ids(readCategory('snacks')?.newestProducts)).toEqual([])
    expect(cache.readQuery({ query: listing })).toBeNull()
  })

  it('evicts rows and listings when a product has moved', () => {
    moveProduct(cache)
    expect(read()).toBeNull()
    expect(cache.readQuery({ query: listing })).toBeNull()
  })
})
