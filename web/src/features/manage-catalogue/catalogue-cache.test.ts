import { InMemoryCache, gql } from '@apollo/client'
import { beforeEach, describe, expect, it } from 'vitest'
import { cacheConfig } from '../../apollo/type-policies.ts'
import {
  forget,
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

const shelf = gql`
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
    query: shelf,
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

const ids = (things: readonly Named[] | undefined) => things?.map(({ id }) => id)
const read = () => cache.readQuery<Front>({ query: front })
const readCategory = (id: string) => read()?.categories.find((one) => one.id === id)

const arrivals = {
  Category: gql`
    fragment ArrivedCategory on Category {
      id
      name
    }
  `,
  SubCategory: gql`
    fragment ArrivedSubCategory on SubCategory {
      id
      name
      categories {
        id
      }
    }
  `,
  Product: gql`
    fragment ArrivedProduct on Product {
      id
    }
  `,
}

/** As the answer to a mutation brings it. */
function arrive(typename: keyof typeof arrivals, data: Named) {
  cache.writeFragment({ fragment: arrivals[typename], data: { ...data } })
}

function place(id: string, ...categories: string[]) {
  arrive('SubCategory', subCategory(id, ...categories))
  placeSubCategory(cache, { id, categories: categories.map((one) => ({ id: one })) })
}

describe('after a change in the dashboard, what shoppers see', () => {
  it('has a new category in the order of names', () => {
    arrive('Category', named('Category')('fruit'))
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

  it('has a renamed category in its new place, once', () => {
    arrive('Category', { ...named('Category')('dairy'), name: 'zzz' })
    placeByName(cache, 'categories', { typename: 'Category', id: 'dairy' })
    expect(ids(read()?.categories)).toEqual(['snacks', 'dairy'])
  })

  it('has lost a deleted category everywhere', () => {
    forget(cache, { typename: 'Category', id: 'snacks' })
    expect(ids(read()?.categories)).toEqual(['dairy'])
  })

  it('has a new sub-category in its categories', () => {
    place('lassi', 'dairy')
    expect(ids(read()?.subCategories)).toEqual(['curd', 'lassi', 'milk'])
    expect(ids(readCategory('dairy')?.subCategories)).toEqual(['curd', 'lassi', 'milk'])
    expect(ids(readCategory('snacks')?.subCategories)).toEqual([])
  })

  it('has a moved sub-category in its new categories alone', () => {
    place('curd', 'snacks')
    expect(ids(readCategory('dairy')?.subCategories)).toEqual(['milk'])
    expect(ids(readCategory('snacks')?.subCategories)).toEqual(['curd'])
  })

  it('has a new product first in the row of its category, and asks for its shelves anew', () => {
    arrive('Product', product('m3'))
    placeNewProduct(cache, { id: 'm3', categories: [{ id: 'dairy' }] })
    expect(ids(readCategory('dairy')?.newestProducts)).toEqual(['m3', 'm1', 'm2'])
    expect(ids(readCategory('snacks')?.newestProducts)).toEqual([])
    expect(cache.readQuery({ query: shelf })).toBeNull()
  })

  it('asks for rows and shelves anew when a product has moved', () => {
    moveProduct(cache)
    expect(read()).toBeNull()
    expect(cache.readQuery({ query: shelf })).toBeNull()
  })
})
