import { InMemoryCache, gql } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { cacheConfig } from './type-policies.ts'

const search = gql`
  query ($text: String!, $sort: ShopSort, $after: String) {
    searchProducts(text: $text, sort: $sort, first: 2, after: $after) {
      totalCount
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`

function buildPage(ids: string[], hasNextPage: boolean) {
  return {
    searchProducts: {
      __typename: 'ProductConnection',
      totalCount: 3,
      edges: ids.map((id) => ({
        __typename: 'ProductEdge',
        cursor: `c-${id}`,
        node: { __typename: 'Product', id },
      })),
      pageInfo: { __typename: 'PageInfo', hasNextPage, endCursor: `c-${ids.at(-1) ?? ''}` },
    },
  }
}

describe('the cache', () => {
  it('appends later pages to the first one', () => {
    const cache = new InMemoryCache(cacheConfig)
    cache.writeQuery({
      query: search,
      variables: { text: 'dal' },
      data: buildPage(['1', '2'], true),
    })
    cache.writeQuery({
      query: search,
      variables: { text: 'dal', after: 'c-2' },
      data: buildPage(['3'], false),
    })
    expect(cache.readQuery({ query: search, variables: { text: 'dal' } })).toMatchObject({
      searchProducts: {
        totalCount: 3,
        edges: [{ node: { id: '1' } }, { node: { id: '2' } }, { node: { id: '3' } }],
        pageInfo: { hasNextPage: false, endCursor: 'c-3' },
      },
    })
  })

  it('caches the results of each text and order separately', () => {
    const cache = new InMemoryCache(cacheConfig)
    cache.writeQuery({ query: search, variables: { text: 'dal' }, data: buildPage(['1'], false) })
    const others = [{ text: 'da' }, { text: 'dal', sort: 'PRICE_ASC' }]
    for (const variables of others) expect(cache.readQuery({ query: search, variables })).toBeNull()
  })

  it('merges the fields of the store from two queries', () => {
    const cache = new InMemoryCache(cacheConfig)
    const store = { __typename: 'Store' }
    cache.writeQuery({
      query: gql`
        {
          store {
            name
          }
        }
      `,
      data: { store: { ...store, name: 'Kirana Care' } },
    })
    cache.writeQuery({
      query: gql`
        {
          store {
            phone
          }
        }
      `,
      data: { store: { ...store, phone: '1800' } },
    })
    const both = gql`
      {
        store {
          name
          phone
        }
      }
    `
    expect(cache.readQuery({ query: both })).toMatchObject({
      store: { name: 'Kirana Care', phone: '1800' },
    })
  })

  it('keeps the facts about a medicine when a product card loads fewer of them', () => {
    const cache = new InMemoryCache(cacheConfig)
    const page = gql`
      {
        product(id: "1") {
          id
          medicine {
            form
            prescriptionRequired
          }
        }
      }
    `
    const card = gql`
      {
        products(first: 1) {
          edges {
            node {
              id
              medicine {
                prescriptionRequired
              }
            }
          }
        }
      }
    `
    const writeCard = (medicine: object | null) => {
      const node = { __typename: 'Product', id: '1', medicine }
      const edges = [{ __typename: 'ProductEdge', node }]
      cache.writeQuery({
        query: card,
        data: { products: { __typename: 'ProductConnection', edges } },
      })
    }
    const medicine = { __typename: 'Medicine', form: 'TABLET', prescriptionRequired: false }
    cache.writeQuery({
      query: page,
      data: { product: { __typename: 'Product', id: '1', medicine } },
    })
    writeCard({ __typename: 'Medicine', prescriptionRequired: true })
    expect(cache.readQuery({ query: page })).toMatchObject({
      product: { medicine: { form: 'TABLET', prescriptionRequired: true } },
    })
    writeCard(null)
    expect(cache.readQuery({ query: page })).toMatchObject({ product: { medicine: null } })
  })

  it('replaces the lines of a cart', () => {
    const cache = new InMemoryCache(cacheConfig)
    const cart = gql`
      {
        viewer {
          id
          cart {
            id
            lines {
              id
            }
          }
        }
      }
    `
    const write = (ids: string[]) =>
      cache.writeQuery({
        query: cart,
        data: {
          viewer: {
            __typename: 'Viewer',
            id: 'asha',
            cart: {
              __typename: 'Cart',
              id: 'asha',
              lines: ids.map((id) => ({ __typename: 'CartLine', id })),
            },
          },
        },
      })
    write(['1', '2'])
    write(['2'])
    expect(cache.readQuery({ query: cart })).toMatchObject({
      viewer: { cart: { lines: [{ id: '2' }] } },
    })
  })

  it('keeps the fields of the lines that are left when others leave an order', () => {
    const cache = new InMemoryCache(cacheConfig)
    const line = (productId: string) => ({ __typename: 'OrderLine', productId })
    const details = gql`
      {
        order(id: "o1") {
          id
          lines {
            productId
            name
          }
        }
      }
    `
    cache.writeQuery({
      query: details,
      data: {
        order: {
          __typename: 'Order',
          id: 'o1',
          lines: [
            { ...line('azithral'), name: 'Azithral' },
            { ...line('milk'), name: 'Milk' },
          ],
        },
      },
    })
    cache.writeFragment({
      id: 'Order:o1',
      fragment: gql`
        fragment Lines on Order {
          lines {
            productId
          }
        }
      `,
      data: { __typename: 'Order', lines: [line('milk')] },
    })
    expect(cache.readQuery({ query: details })).toMatchObject({
      order: { lines: [{ productId: 'milk', name: 'Milk' }] },
    })
  })
})
