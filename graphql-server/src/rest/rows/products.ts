import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import { productDocument, productSchema } from '../documents/catalogue.ts'
import { page, pageSize, reference, text, whole } from '../fields.ts'
import {
  RestProductDetailsDocument,
  RestProductPageDocument,
  RestProductsOfDocument,
} from '../generated.ts'
import { cursorOfPage } from '../pages.ts'
import { readId } from '../read.ts'
import { callOf, row } from '../row.ts'

const message = 'The products.'
const products = z.array(productSchema)

/** What everybody may read of the products. */
export const productRows = [
  row({
    method: 'POST',
    path: '/api/product/get',
    who: 'anyone',
    summary: 'A page of products: newest first, or with a search best first.',
    takes: { page, limit: pageSize(12), search: text.default('') },
    names: { pageSize: 'limit' },
    gives: { data: products, totalCount: whole, totalNoPage: whole },
    operation: RestProductPageDocument,
    variables: ({ body: { page = 1, limit = 12, search = '' } }) => ({
      page,
      pageSize: limit,
      search,
    }),
    reply: ({ productList: { products, totalCount, totalPages } }) => ({
      message,
      data: products.map(productDocument),
      totalCount,
      totalNoPage: totalPages,
    }),
  }),
  row({
    method: 'POST',
    path: '/api/product/search-product',
    who: 'anyone',
    summary: 'A page of the products that match a text, best first.',
    takes: { search: text, page, limit: pageSize(10) },
    names: { pageSize: 'limit' },
    gives: { data: products, totalCount: whole, page: whole, totalPage: whole },
    operation: RestProductPageDocument,
    variables: ({ body: { search, page = 1, limit = 10 } }) => ({ search, page, pageSize: limit }),
    reply: ({ productList: { products, totalCount, page, totalPages } }) => ({
      message,
      data: products.map(productDocument),
      totalCount,
      page,
      totalPage: totalPages,
    }),
  }),
  row({
    method: 'POST',
    path: '/api/product/get-product-by-category',
    who: 'anyone',
    summary: 'Up to 15 products of a category, newest first.',
    takes: { id: reference },
    gives: { data: products },
    operation: RestProductsOfDocument,
    variables: ({ body }) => ({ categoryId: readId(body, 'id'), first: 15 }),
    reply: ({ products: { edges } }) => ({
      message,
      data: edges.map(({ node }) => productDocument(node)),
    }),
  }),
  callOf({
    method: 'POST',
    path: '/api/product/get-pruduct-by-category-and-subcategory',
    who: 'anyone',
    summary: 'A page of the products of a category and sub-category, newest first.',
    takes: { categoryId: reference, subCategoryId: reference, page, limit: pageSize(8) },
    gives: { data: products, totalCount: whole, page: whole, limit: whole },
    async answer(run, { body }) {
      const categoryId = readId(body, 'categoryId')
      const subCategoryId = readId(body, 'subCategoryId')
      const shelf = { categoryId, subCategoryId }
      const { page, limit, after } = await cursorOfPage(run, shelf, body)
      const wanted = { ...shelf, first: limit, after }
      const { edges, totalCount } = (await run(RestProductsOfDocument, wanted)).products
      return {
        message,
        data: edges.map(({ node }) => productDocument(node)),
        totalCount,
        page,
        limit,
      }
    },
  }),
  row({
    method: 'POST',
    path: '/api/product/get-product-details',
    who: 'anyone',
    summary: 'One product.',
    takes: { productId: reference },
    gives: { data: productSchema },
    refuses: ['NOT_FOUND'],
    operation: RestProductDetailsDocument,
    variables: ({ body }) => ({ id: readId(body, 'productId') }),
    reply: ({ product }) => {
      if (!product) throw notFound('This product does not exist.')
      return { message: 'The product.', data: productDocument(product) }
    },
  }),
]
