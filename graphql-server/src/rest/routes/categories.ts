import { z } from 'zod'
import { MAX_CATEGORIES } from '../../domains/catalogue/record/product-input.ts'
import { list, reference } from '../call/fields.ts'
import {
  RestAddCategoryDocument,
  RestCategoriesDocument,
  RestCreateSubCategoryDocument,
  RestDeleteCategoryDocument,
  RestDeleteSubCategoryDocument,
  RestSubCategoriesDocument,
  RestUpdateCategoryDocument,
  RestUpdateSubCategoryDocument,
} from '../call/generated.ts'
import { defineRoute, nothing } from '../call/route.ts'
import { lineOf, pictureAddress } from '../call/request-texts.ts'
import { present } from '../call/run.ts'
import { restReplies } from '../messages.ts'
import {
  categorySchema,
  toCategoryView,
  subCategorySchema,
  toSubCategoryView,
} from '../views/catalogue.ts'

const category = { name: lineOf(100), image: pictureAddress }
const subCategory = {
  ...category,
  category: list(reference).meta({ minItems: 1, maxItems: MAX_CATEGORIES }),
}

export const categoryRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/category/add-category',
    access: 'admin',
    summary: 'Creates a category.',
    body: z.object(category),
    success: restReplies.CATEGORY_ADDED,
    returns: { data: categorySchema },
    errors: ['CONFLICT'],
    async handle({ run, idempotencyKey, body }) {
      const input = { ...body, idempotencyKey }
      const { createCategory } = await run(RestAddCategoryDocument, { input })
      return { data: toCategoryView(present(createCategory.category)) }
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/category/get',
    access: 'anyone',
    keyScopes: ['CATALOGUE_READ'],
    summary: 'Lists all categories by name.',
    success: restReplies.ALL_CATEGORIES,
    returns: { data: z.array(categorySchema) },
    async handle({ run }) {
      const { categories } = await run(RestCategoriesDocument, {})
      return { data: categories.map(toCategoryView) }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/category/update',
    access: 'admin',
    summary: 'Updates a category.',
    body: z.object({ _id: reference, ...category }),
    success: restReplies.CATEGORY_UPDATED,
    returns: { data: categorySchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ run, body: { _id: id, ...fields } }) {
      const { updateCategory } = await run(RestUpdateCategoryDocument, { input: { id, ...fields } })
      return { data: toCategoryView(present(updateCategory.category)) }
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/category/delete',
    access: 'admin',
    summary: 'Deletes an unused category.',
    body: z.object({ _id: reference }),
    success: restReplies.CATEGORY_DELETED,
    returns: nothing,
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ run, body: { _id: id } }) {
      await run(RestDeleteCategoryDocument, { input: { id } })
      return { data: null }
    },
  }),
]

export const subCategoryRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/subcategory/create',
    access: 'admin',
    summary: 'Creates a sub-category.',
    body: z.object(subCategory),
    success: restReplies.SUB_CATEGORY_ADDED,
    returns: { data: subCategorySchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ run, idempotencyKey, body: { category: categoryIds, ...fields } }) {
      const input = { ...fields, categoryIds, idempotencyKey }
      const { createSubCategory } = await run(RestCreateSubCategoryDocument, { input })
      return { data: toSubCategoryView(present(createSubCategory.subCategory)) }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/subcategory/get',
    access: 'anyone',
    keyScopes: ['CATALOGUE_READ'],
    summary: 'Lists all sub-categories by name.',
    success: restReplies.ALL_SUB_CATEGORIES,
    returns: { data: z.array(subCategorySchema) },
    async handle({ run }) {
      const { subCategories } = await run(RestSubCategoriesDocument, {})
      return { data: subCategories.map(toSubCategoryView) }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/subcategory/update',
    access: 'admin',
    summary: 'Updates a sub-category.',
    body: z.object({ _id: reference, ...subCategory }),
    success: restReplies.SUB_CATEGORY_UPDATED,
    returns: { data: subCategorySchema },
    errors: ['NOT_FOUND'],
    async handle({ run, body: { _id: id, category: categoryIds, ...fields } }) {
      const input = { id, ...fields, categoryIds }
      const { updateSubCategory } = await run(RestUpdateSubCategoryDocument, { input })
      return { data: toSubCategoryView(present(updateSubCategory.subCategory)) }
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/subcategory/delete',
    access: 'admin',
    summary: 'Deletes an unused sub-category.',
    body: z.object({ _id: reference }),
    success: restReplies.SUB_CATEGORY_DELETED,
    returns: nothing,
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ run, body: { _id: id } }) {
      await run(RestDeleteSubCategoryDocument, { input: { id } })
      return { data: null }
    },
  }),
]
