import { z } from 'zod'
import {
  categoryDocument,
  categorySchema,
  subCategoryDocument,
  subCategorySchema,
} from '../documents/catalogue.ts'
import { reference, text } from '../fields.ts'
import {
  RestAddCategoryDocument,
  RestCategoriesDocument,
  RestCreateSubCategoryDocument,
  RestDeleteCategoryDocument,
  RestDeleteSubCategoryDocument,
  RestSubCategoriesDocument,
  RestUpdateCategoryDocument,
  RestUpdateSubCategoryDocument,
} from '../generated.ts'
import { readId, readIds } from '../read.ts'
import { present } from '../result.ts'
import { nothing, row } from '../row.ts'

const category = { name: text, image: text.describe('Address of an uploaded picture, or http(s).') }
const subCategory = { ...category, category: z.array(reference) }
const names = { categoryIds: 'category' } as const

export const categoryRows = [
  row({
    method: 'POST',
    path: '/api/category/add-category',
    who: 'admin',
    summary: 'Makes a category.',
    takes: category,
    gives: { data: categorySchema },
    refuses: ['CONFLICT'],
    operation: RestAddCategoryDocument,
    variables: ({ body: { name, image } }) => ({ input: { name, image } }),
    reply: ({ createCategory }) => ({
      message: 'The category is added.',
      data: categoryDocument(present(createCategory.category)),
    }),
  }),
  row({
    method: 'GET',
    path: '/api/category/get',
    who: 'anyone',
    summary: 'Every category, by name.',
    takes: {},
    gives: { data: z.array(categorySchema) },
    operation: RestCategoriesDocument,
    variables: () => ({}),
    reply: ({ categories }) => ({
      message: 'All categories.',
      data: categories.map(categoryDocument),
    }),
  }),
  row({
    method: 'PUT',
    path: '/api/category/update',
    who: 'admin',
    summary: 'Changes a category.',
    takes: { _id: reference, ...category },
    gives: { data: categorySchema },
    refuses: ['NOT_FOUND', 'CONFLICT'],
    operation: RestUpdateCategoryDocument,
    variables: ({ body }) => ({
      input: { id: readId(body, '_id'), name: body.name, image: body.image },
    }),
    reply: ({ updateCategory }) => ({
      message: 'The category is changed.',
      data: categoryDocument(present(updateCategory.category)),
    }),
  }),
  row({
    method: 'DELETE',
    path: '/api/category/delete',
    who: 'admin',
    summary: 'Deletes a category that nothing uses.',
    takes: { _id: reference },
    gives: nothing,
    refuses: ['NOT_FOUND', 'CONFLICT'],
    operation: RestDeleteCategoryDocument,
    variables: ({ body }) => ({ input: { id: readId(body, '_id') } }),
    reply: () => ({ message: 'The category is deleted.', data: null }),
  }),
]

export const subCategoryRows = [
  row({
    method: 'POST',
    path: '/api/subcategory/create',
    who: 'admin',
    summary: 'Makes a sub-category.',
    takes: subCategory,
    names,
    gives: { data: subCategorySchema },
    refuses: ['NOT_FOUND'],
    operation: RestCreateSubCategoryDocument,
    variables: ({ body }) => ({
      input: { name: body.name, image: body.image, categoryIds: readIds(body, 'category') },
    }),
    reply: ({ createSubCategory }) => ({
      message: 'The sub-category is added.',
      data: subCategoryDocument(present(createSubCategory.subCategory)),
    }),
  }),
  row({
    method: 'POST',
    path: '/api/subcategory/get',
    who: 'anyone',
    summary: 'Every sub-category, by name.',
    takes: {},
    gives: { data: z.array(subCategorySchema) },
    operation: RestSubCategoriesDocument,
    variables: () => ({}),
    reply: ({ subCategories }) => ({
      message: 'All sub-categories.',
      data: subCategories.map(subCategoryDocument),
    }),
  }),
  row({
    method: 'PUT',
    path: '/api/subcategory/update',
    who: 'admin',
    summary: 'Changes a sub-category.',
    takes: { _id: reference, ...subCategory },
    names,
    gives: { data: subCategorySchema },
    refuses: ['NOT_FOUND'],
    operation: RestUpdateSubCategoryDocument,
    variables: ({ body }) => ({
      input: {
        id: readId(body, '_id'),
        name: body.name,
        image: body.image,
        categoryIds: readIds(body, 'category'),
      },
    }),
    reply: ({ updateSubCategory }) => ({
      message: 'The sub-category is changed.',
      data: subCategoryDocument(present(updateSubCategory.subCategory)),
    }),
  }),
  row({
    method: 'DELETE',
    path: '/api/subcategory/delete',
    who: 'admin',
    summary: 'Deletes a sub-category that no product uses.',
    takes: { _id: reference },
    gives: nothing,
    refuses: ['NOT_FOUND', 'CONFLICT'],
    operation: RestDeleteSubCategoryDocument,
    variables: ({ body }) => ({ input: { id: readId(body, '_id') } }),
    reply: () => ({ message: 'The sub-category is deleted.', data: null }),
  }),
]
