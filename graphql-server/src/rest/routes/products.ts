import { z } from 'zod'
import { catalogueMessages } from '../../domains/catalogue/messages.ts'
import { skipProducts } from '../../domains/catalogue/browse/catalogue.service.ts'
import { requestError } from '../../lib/errors.ts'
import { page, pageSize, reference, whole } from '../call/fields.ts'
import {
  RestProductDetailsDocument,
  RestProductPageDocument,
  RestProductsOfDocument,
} from '../call/generated.ts'
import { listingPage, countRowsBefore } from '../call/pages.ts'
import { anyText } from '../call/request-texts.ts'
import { defineRoute } from '../call/route.ts'
import { restReplies } from '../messages.ts'
import { productSchema, toProductView } from '../views/catalogue.ts'

const products = z.array(productSchema)

export const productRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/product/get',
    access: 'anyone',
    summary: 'Lists a page of products, newest first, or best first for a search query.',
    body: z.object({ search: anyText.default(''), page, limit: pageSize(12) }),
    success: restReplies.THE_PRODUCTS,
    returns: { data: products, totalCount: whole, totalNoPage: whole },
    async handle({ run, body: { limit, ...body } }) {
      const { productList } = await run(RestProductPageDocument, { ...body, pageSize: limit })
      const { products, totalCount, totalPages: totalNoPage } = productList
      return { data: products.map(toProductView), totalCount, totalNoPage }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/product/search-product',
    access: 'anyone',
    summary: 'Lists a page of products that match a search query, best first.',
    body: z.object({ search: anyText, page, limit: pageSize(10) }),
    success: restReplies.THE_PRODUCTS,
    returns: { data: products, totalCount: whole, page: whole, totalPage: whole },
    async handle({ run, body: { limit, ...body } }) {
      const { productList } = await run(RestProductPageDocument, { ...body, pageSize: limit })
      const { products, totalCount, page, totalPages: totalPage } = productList
      return { data: products.map(toProductView), totalCount, page, totalPage }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/product/get-product-by-category',
    access: 'anyone',
    keyScopes: ['CATALOGUE_READ', 'STOCK_READ'],
    summary: 'Lists up to 15 products in a category, newest first.',
    body: z.object({ id: reference }),
    success: restReplies.THE_PRODUCTS,
    returns: { data: products },
    async handle({ run, body: { id: categoryId } }) {
      const { products } = await run(RestProductsOfDocument, { categoryId, first: 15 })
      return { data: products.edges.map(({ node }) => toProductView(node)) }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/product/get-pruduct-by-category-and-subcategory',
    access: 'anyone',
    keyScopes: ['CATALOGUE_READ', 'STOCK_READ'],
    summary: 'Lists a page of products in a category and sub-category, newest first.',
    body: z.object({ categoryId: reference, subCategoryId: reference, ...listingPage }),
    success: restReplies.THE_PRODUCTS,
    returns: { data: products, totalCount: whole, page: whole, limit: whole },
    async handle({ run, catalogue, body: { page, limit, ...ids } }) {
      const after = await skipProducts(catalogue, ids, countRowsBefore({ page, limit }))
      const { products } = await run(RestProductsOfDocument, { ...ids, first: limit, after })
      const { edges, totalCount } = products
      return {
        data: edges.map(({ node }) => toProductView(node)),
        totalCount,
        page,
        limit,
      }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/product/get-product-details',
    access: 'anyone',
    keyScopes: ['CATALOGUE_READ', 'STOCK_READ'],
    summary: 'Returns a product.',
    body: z.object({ productId: reference }),
    success: restReplies.THE_PRODUCT,
    returns: { data: productSchema },
    errors: ['NOT_FOUND'],
    async handle({ run, body: { productId: id } }) {
      const { product } = await run(RestProductDetailsDocument, { id })
      if (!product) throw requestError(catalogueMessages.PRODUCT_UNKNOWN())
      return { data: toProductView(product) }
    },
  }),
]
