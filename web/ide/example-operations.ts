/** The explorer's initial tabs. Each runs on the demo catalogue without changes, once signed in. */
export const exampleOperations = [
  {
    query: `# Public: the categories, and the newest products of each.
query Catalogue {
  categories {
    name
    subCategories {
      name
    }
    newestProducts(first: 3) {
      name
      unit
      discountedPrice {
        amount
        currency
      }
      stock
    }
  }
}
`,
  },
  {
    query: `# Public: a search, tolerant of typos.
query Search {
  searchProducts(text: "parcetamol", first: 5) {
    totalCount
    edges {
      node {
        id
        name
        price {
          amount
        }
        discountPercent
      }
    }
  }
}
`,
  },
  {
    query: `# A shopper: sign in above, then see cart, quote and orders.
query MyShop {
  viewer {
    name
    cart {
      totalQuantity
      lines {
        product {
          name
        }
        quantity
        problems {
          message
        }
      }
    }
    quote {
      total {
        amount
      }
      savings {
        amount
      }
    }
    orders(first: 5) {
      edges {
        node {
          number
          status
          payment {
            method
            state
          }
        }
      }
    }
  }
}
`,
  },
  {
    query: `# An admin: sign in above, then see the orders to confirm.
query OrderQueue {
  orders(status: PENDING, first: 10) {
    edges {
      node {
        number
        createdAt
        total {
          amount
        }
        customer {
          name
        }
        lines {
          name
          quantity
        }
      }
    }
  }
}
`,
  },
  {
    query: `# A partner: enter your API key above, then read the categories.
query PartnerCategories {
  categories {
    id
    name
    subCategories {
      id
      name
    }
  }
}
`,
  },
  {
    query: `# A partner: a page of products; the next page starts after its endCursor.
query PartnerProducts {
  products(first: 50) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        name
        unit
        price {
          amount
        }
        discountPercent
        discountedPrice {
          amount
        }
        updatedAt
      }
    }
  }
}
`,
  },
  {
    query: `# A partner: the catalogue's changes from the beginning; the next page starts after the endCursor.
query Mirror {
  catalogueChanges(first: 20) {
    pageInfo {
      hasNextPage
      endCursor
    }
    edges {
      node {
        id
        kind
        deleted
        at
        thing {
          ... on Category {
            name
          }
          ... on SubCategory {
            name
          }
          ... on Product {
            name
            price {
              amount
            }
          }
        }
      }
    }
  }
  catalogueDigest {
    digest
    count
    cursor
  }
}
`,
  },
]
