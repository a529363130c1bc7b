/** Returns the variables as JSON for their editor. */
const variables = (input: object) => JSON.stringify({ input }, null, 2)

/**
 * The explorer's initial tabs. After login, each runs unchanged on the demo catalogue, except for ids that have to be
 * copied from other tabs' responses.
 */
export const exampleOperations = [
  {
    query: `# Public: the categories, and the newest products in each.
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
    query: `# Anyone: creates an account. Then log in above with its email and password.
mutation Register($input: RegisterInput!) {
  register(input: $input) {
    user {
      name
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: variables({
      name: 'Asha Verma',
      email: 'asha@example.com',
      password: 'correct horse',
      confirmPassword: 'correct horse',
    }),
  },
  {
    query: `# A customer: adds a product to the cart. Its id is in the response to Search.
mutation AddToCart($input: AddToCartInput!) {
  addToCart(input: $input) {
    cart {
      totalQuantity
      total {
        amount
      }
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: variables({ productId: 'ID_OF_THE_PRODUCT', quantity: 2 }),
  },
  {
    query: `# A customer: saves a delivery address.
mutation SaveAddress($input: CreateAddressInput!) {
  createAddress(input: $input) {
    address {
      id
      version
    }
    userErrors {
      code
      message
      field
    }
  }
}
`,
    variables: variables({
      addressLine: '7 Lake View Road',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      pincode: '411001',
      mobile: '9800000000',
    }),
  },
  {
    query: `# A customer: log in above, then see cart, addresses, quote and orders.
query MyShop {
  viewer {
    name
    addresses {
      id
      version
    }
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
      lines {
        productId
        quantity
        discountedPrice {
          amount
        }
      }
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
    query: `# A customer: orders the content of the MyShop quote. Copy the address id, the lines and the total from its
# response. If something has changed since, nothing is ordered, and the response has a new quote to confirm.
mutation PlaceOrder($input: PlaceOrderInput!) {
  placeOrder(input: $input) {
    order {
      number
      status
      total {
        amount
      }
    }
    quote {
      total {
        amount
      }
    }
    userErrors {
      code
      message
    }
  }
}
`,
    variables: variables({
      addressId: 'ID_OF_THE_ADDRESS',
      lines: [{ productId: 'ID_OF_THE_PRODUCT', quantity: 2, expectedPrice: 2700 }],
      expectedTotal: 5400,
      paymentMethod: 'CASH_ON_DELIVERY',
      idempotencyKey: 'my-checkout-1',
    }),
  },
  {
    query: `# An admin: log in above, then see the orders to confirm.
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
    query: `# A partner: the catalogue's changes from the start; the next page starts after the endCursor.
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
