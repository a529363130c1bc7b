import { gql } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { createCache, writeReply } from '../../test/cache.ts'

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
      totalCount: 3,
      edges: ids.map((id) => ({
        cursor: `c-${id}`,
        node: { id },
      })),
      pageInfo: { hasNextPage, endCursor: `c-${ids.at(-1) ?? ''}` },
    },
  }
}

describe('the cache', () => {
  it('the cache appends later pages to the first one', () => {
    const cache = createCache()
    writeReply(cache, search, buildPage(['1', '2'], true), { text: 'dal' })
    writeReply(cache, search, buildPage(['3'], false), { text: 'dal', after: 'c-2' })
    expect(cache.readQuery({ query: search, variables: { text: 'dal' } })).toMatchObject({
      searchProducts: {
        totalCount: 3,
        edges: [{ node: { id: '1' } }, { node: { id: '2' } }, { node: { id: '3' } }],
        pageInfo: { hasNextPage: false, endCursor: 'c-3' },
      },
    })
  })

  it('the cache stores the results for each text and order separately', () => {
    const cache = createCache()
    writeReply(cache, search, buildPage(['1'], false), { text: 'dal' })
    const others = [{ text: 'da' }, { text: 'dal', sort: 'PRICE_ASC' }]
    for (const variables of others) expect(cache.readQuery({ query: search, variables })).toBeNull()
  })

  it("the cache merges the shop's fields from two queries", () => {
    const cache = createCache()
    writeReply(cache, gql('{ store { name } }'), { store: { name: 'Kirana Care' } })
    writeReply(cache, gql('{ store { phone } }'), { store: { phone: '1800' } })
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

  it('the cache keeps the facts about a medicine when a product card loads fewer fields', () => {
    const cache = createCache()
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
    const writeCard = (medicine: { prescriptionRequired: boolean } | null) =>
      writeReply(cache, card, { products: { edges: [{ node: { id: '1', medicine } }] } })
    const medicine = { form: 'TABLET', prescriptionRequired: false }
    writeReply(cache, page, { product: { id: '1', medicine } })
    writeCard({ prescriptionRequired: true })
    expect(cache.readQuery({ query: page })).toMatchObject({
      product: { medicine: { form: 'TABLET', prescriptionRequired: true } },
    })
    writeCard(null)
    expect(cache.readQuery({ query: page })).toMatchObject({ product: { medicine: null } })
  })

  it("the cache replaces a cart's lines", () => {
    const cache = createCache()
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
      writeReply(cache, cart, {
        viewer: { id: 'asha', cart: { id: 'asha', lines: ids.map((id) => ({ id })) } },
      })
    write(['1', '2'])
    write(['2'])
    expect(cache.readQuery({ query: cart })).toMatchObject({
      viewer: { cart: { lines: [{ id: '2' }] } },
    })
  })

  it("the cache keeps the remaining lines' fields when other lines leave an order", () => {
    const cache = createCache()
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
    const lines = [
      { productId: 'azithral', name: 'Azithral' },
      { productId: 'milk', name: 'Milk' },
    ]
    writeReply(cache, details, { order: { id: 'o1', lines } })
    writeReply(cache, gql('{ order(id: "o1") { id lines { productId } } }'), {
      order: { id: 'o1', lines: [{ productId: 'milk' }] },
    })
    expect(cache.readQuery({ query: details })).toMatchObject({
      order: { lines: [{ productId: 'milk', name: 'Milk' }] },
    })
  })

  it('the cache has the lines of the last reply when items were left out and replaced', () => {
    const cache = createCache()
    const details = gql`
      {
        order(id: "o1") {
          id
          lines {
            productId
            quantity
            checkReason
          }
        }
      }
    `
    const lineOf = (productId: string, quantity: number) => ({
      ...{ productId, quantity, checkReason: null },
    })
    const write = (lines: object[]) => writeReply(cache, details, { order: { id: 'o1', lines } })
    write([lineOf('milk', 3), lineOf('curd', 1), lineOf('rice', 2)])
    write([lineOf('milk', 1), lineOf('ghee', 2), lineOf('rice', 2)])
    expect(cache.readQuery({ query: details })).toMatchObject({
      order: { lines: [lineOf('milk', 1), lineOf('ghee', 2), lineOf('rice', 2)] },
    })
  })

  it('an order is not complete in the cache when a reply has only a part of a new line', () => {
    const cache = createCache()
    const details = gql('{ order(id: "o1") { id lines { productId quantity } } }')
    const ids = gql('{ order(id: "o1") { id lines { productId } } }')
    writeReply(cache, details, { order: { id: 'o1', lines: [{ productId: 'milk', quantity: 3 }] } })
    writeReply(cache, ids, { order: { id: 'o1', lines: [{ productId: 'ghee' }] } })
    expect(cache.readQuery({ query: details })).toBeNull()
  })
})
