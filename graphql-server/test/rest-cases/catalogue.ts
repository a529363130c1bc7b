import { randomUUID } from 'node:crypto'
import { buildCategory, buildProduct, buildSubCategory } from '../support/factories.ts'
import { pictureForm } from './account.ts'
import { NOWHERE, type InvalidRequest, type RestCase } from './case.ts'

const image = 'https://pictures.example/a.png'
const createName = () => `Sub-category ${randomUUID()}`
const category = async () => (await buildCategory())._id.toHexString()
const subCategory = async () => (await buildSubCategory())._id.toHexString()
const product = async () => (await buildProduct())._id.toHexString()

/** The old forms' format: categories as objects, numbers as strings. */
const form = async (more: object = {}) => ({
  name: 'Rice',
  image: [image],
  category: [{ _id: await category(), name: 'Staples' }],
  subCategory: [await subCategory()],
  unit: '1 kg',
  stock: '7',
  price: '249.50',
  discount: '12.5',
  description: 'Long grains.',
  more_details: { 'Shelf life': '2 years' },
  ...more,
})

/** Product fields that are not lists or objects, or have contents of the wrong kind. */
function invalidProducts(complete: () => Promise<object>): InvalidRequest[] {
  const values: [string, unknown, string][] = [
    ['image', 'https://pictures.example/a.png', 'image must be a list.'],
    ['image', null, 'image must be a list.'],
    ['category', NOWHERE, 'category must be a list.'],
    ['category', { _id: NOWHERE }, 'category must be a list.'],
    ['subCategory', NOWHERE, 'subCategory must be a list.'],
    ['more_details', [], 'more_details must be an object.'],
    ['more_details', { a: 1 }, 'more_details is missing or of the wrong type.'],
    ['stock', 'x'.repeat(10_000), 'stock is missing or of the wrong type.'],
  ]
  return values.map(([field, value, sentence]) => [
    `${field} with ${JSON.stringify(value).slice(0, 40)}`,
    async () => ({ ...(await complete()), [field]: value }),
    sentence,
  ])
}

/** Requests for a page with the wrong size. */
const invalidPages = [0, 101].map((limit): InvalidRequest => [
  `a limit of ${limit}`,
  () => ({ search: 'tea', limit }),
  'limit must be from 1 to 100.',
])

export const shelfCases: Record<string, RestCase> = {
  'POST /api/category/add-category': {
    right: () => ({ name: createName(), image }),
    wrong: {
      BAD_USER_INPUT: () => ({ name: '', image }),
      CONFLICT: async () => ({ name: (await buildCategory()).name.toUpperCase(), image }),
    },
  },
  'GET /api/category/get': { right: () => undefined, wrong: {} },
  'PUT /api/category/update': {
    right: async () => ({ _id: await category(), name: createName(), image }),
    wrong: {
      BAD_USER_INPUT: async () => ({
        _id: await category(),
        name: createName(),
        image: 'javascript:1',
      }),
      NOT_FOUND: () => ({ _id: NOWHERE, name: createName(), image }),
      CONFLICT: async () => ({
        _id: await category(),
        name: (await buildCategory()).name,
        image,
      }),
    },
  },
  'DELETE /api/category/delete': {
    right: async () => ({ _id: await category() }),
    wrong: {
      BAD_USER_INPUT: () => ({ _id: 'x' }),
      NOT_FOUND: () => ({ _id: NOWHERE }),
      CONFLICT: async () => {
        const { _id } = await buildCategory()
        await buildSubCategory({ categoryIds: [_id] })
        return { _id: _id.toHexString() }
      },
    },
  },
  'POST /api/subcategory/create': {
    right: async () => ({ name: createName(), image, category: [{ _id: await category() }] }),
    wrong: {
      BAD_USER_INPUT: () => ({ name: createName(), image, category: [] }),
      NOT_FOUND: () => ({ name: createName(), image, category: [NOWHERE] }),
    },
  },
  'POST /api/subcategory/get': { right: () => undefined, wrong: {} },
  'PUT /api/subcategory/update': {
    right: async () => ({
      _id: await subCategory(),
      name: createName(),
      image,
      category: [await category()],
    }),
    wrong: {
      BAD_USER_INPUT: async () => ({ _id: await subCategory(), name: createName(), image }),
      NOT_FOUND: async () => ({
        _id: NOWHERE,
        name: createName(),
        image,
        category: [await category()],
      }),
    },
  },
  'DELETE /api/subcategory/delete': {
    right: async () => ({ _id: { _id: await subCategory() } }),
    wrong: {
      BAD_USER_INPUT: () => ({ _id: 7 }),
      NOT_FOUND: () => ({ _id: NOWHERE }),
      CONFLICT: async () => {
        const { _id } = await buildSubCategory()
        await buildProduct({ subCategoryIds: [_id] })
        return { _id: _id.toHexString() }
      },
    },
  },
}

export const productCases: Record<string, RestCase> = {
  'POST /api/product/get': {
    right: () => ({ page: 1, limit: 100, search: '' }),
    wrong: { BAD_USER_INPUT: () => ({ limit: 101 }) },
    invalid: invalidPages,
  },
  'POST /api/product/search-product': {
    right: () => ({ search: 'rice', page: 2 }),
    wrong: { BAD_USER_INPUT: () => ({ search: 'rice', page: 0 }) },
    invalid: invalidPages,
  },
  'POST /api/product/get-product-by-category': {
    right: async () => ({ id: await category() }),
    wrong: { BAD_USER_INPUT: () => ({ id: { $ne: '' } }) },
  },
  'POST /api/product/get-pruduct-by-category-and-subcategory': {
    right: async () => ({ categoryId: await category(), subCategoryId: await subCategory() }),
    wrong: {
      BAD_USER_INPUT: () => ({ categoryId: NOWHERE, subCategoryId: NOWHERE, page: 1.5 }),
    },
  },
  'POST /api/product/get-product-details': {
    right: async () => ({ productId: { _id: await product() } }),
    wrong: {
      BAD_USER_INPUT: () => ({ productId: 'x' }),
      NOT_FOUND: () => ({ productId: NOWHERE }),
    },
  },
  'POST /api/product/create': {
    right: () => form(),
    wrong: {
      BAD_USER_INPUT: () => form({ price: '0' }),
      NOT_FOUND: () => form({ category: [NOWHERE] }),
    },
    invalid: invalidProducts(form),
  },
  'PUT /api/product/update-product-details': {
    right: async () => ({ _id: await product(), stock: '3' }),
    wrong: {
      BAD_USER_INPUT: async () => ({ _id: await product(), discount: 101 }),
      NOT_FOUND: () => ({ _id: NOWHERE, stock: 3 }),
    },
    invalid: invalidProducts(async () => ({ ...(await form()), _id: await product() })),
  },
  'DELETE /api/product/delete-product': {
    right: async () => ({ _id: await product() }),
    wrong: { BAD_USER_INPUT: () => ({}), NOT_FOUND: () => ({ _id: NOWHERE }) },
  },
  'POST /api/file/upload': {
    right: () => pictureForm('image'),
    wrong: {
      BAD_USER_INPUT: () => pictureForm('avatar'),
      PAYLOAD_TOO_LARGE: () => pictureForm('image', Buffer.alloc(6 * 1024 * 1024)),
      UNSUPPORTED_MEDIA_TYPE: () => pictureForm('image', Buffer.from('GIF89a')),
    },
  },
}
