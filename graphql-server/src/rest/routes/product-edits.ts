import { z } from 'zod'
import {
  MAX_CATEGORIES,
  MAX_DETAILS,
  MAX_IMAGES,
  MAX_STOCK,
} from '../../domains/catalogue/record/product-input.ts'
import { MAX_PRICE, toRupees } from '../../lib/money.ts'
import {
  fieldIssue,
  int,
  list,
  numeric,
  picture,
  pictureUrl,
  reference,
  toAmount,
  TWO_DECIMALS,
  whole,
} from '../call/fields.ts'
import {
  RestCreateProductDocument,
  RestDeleteProductDocument,
  RestUpdateProductDocument,
  RestUploadPictureDocument,
} from '../call/generated.ts'
import { defineRoute, nothing } from '../call/route.ts'
import { lineOf, linesOf, pictureAddress } from '../call/request-texts.ts'
import { present } from '../call/run.ts'
import { restMessages, restReplies } from '../messages.ts'
import { productSchema, toProductView } from '../views/catalogue.ts'

const notObject = fieldIssue(restMessages.FIELD_NOT_OBJECT)

const details = z
  .record(lineOf(100), linesOf(2_000), {
    error: (found) =>
      found.code === 'invalid_type' && found.input !== undefined ? notObject(found) : null,
  })
  .meta({ maxProperties: MAX_DETAILS })
  .transform((facts) => Object.entries(facts).map(([name, value]) => ({ name, value })))

const form = {
  name: lineOf(200),
  image: list(pictureAddress).meta({ maxItems: MAX_IMAGES }),
  category: list(reference).meta({ maxItems: MAX_CATEGORIES }),
  subCategory: list(reference).meta({ maxItems: MAX_CATEGORIES }),
  unit: lineOf(100),
  stock: numeric({ type: 'integer', minimum: 0, maximum: MAX_STOCK }, '^[0-9]{1,9}$').pipe(int(0)),
  price: toAmount(
    numeric(
      { minimum: 0.01, maximum: toRupees(MAX_PRICE), ...TWO_DECIMALS },
      '^([1-9][0-9]{0,6}(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$',
    ),
  ),
  discount: numeric(
    { minimum: 0, maximum: 100, ...TWO_DECIMALS },
    '^(100|[0-9]{1,2}(\\.[0-9]{1,2})?)$',
  ),
  description: linesOf(10_000),
  more_details: details,
}

/** All fields are optional. Null, where accepted, leaves the field unchanged like a missing field. */
const changes = z.object({
  _id: reference,
  ...z.object(form).partial().shape,
  name: form.name.nullish(),
  unit: form.unit.nullish(),
  stock: form.stock.nullish(),
  price: form.price.nullish(),
  discount: form.discount.nullish(),
  description: form.description.nullish(),
})

export const productEditRoutes = [
  defineRoute({
    method: 'POST',
    path: '/api/product/create',
    access: 'admin',
    summary: 'Creates a product.',
    body: z.object(form),
    success: restReplies.PRODUCT_ADDED,
    returns: { data: productSchema },
    errors: ['NOT_FOUND', 'CONFLICT'],
    async handle({ run, idempotencyKey, body }) {
      const { image, category, subCategory, discount, more_details, ...fields } = body
      const input = {
        ...fields,
        images: image,
        categoryIds: category,
        subCategoryIds: subCategory,
        discountPercent: discount,
        details: more_details,
        idempotencyKey,
      }
      const { createProduct } = await run(RestCreateProductDocument, { input })
      return { data: toProductView(present(createProduct.product)) }
    },
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/product/update-product-details',
    access: 'admin',
    summary: 'Updates a product. Missing fields stay unchanged.',
    body: changes,
    success: restReplies.PRODUCT_UPDATED,
    returns: { data: productSchema },
    errors: ['NOT_FOUND'],
    async handle({ run, body }) {
      const { _id, image, category, subCategory, discount, more_details, ...fields } = body
      const input = {
        ...fields,
        id: _id,
        images: image,
        categoryIds: category,
        subCategoryIds: subCategory,
        discountPercent: discount,
        details: more_details,
      }
      const { updateProduct } = await run(RestUpdateProductDocument, { input })
      return { data: toProductView(present(updateProduct.product)) }
    },
  }),
  defineRoute({
    method: 'DELETE',
    path: '/api/product/delete-product',
    access: 'admin',
    summary: 'Deletes a product. Orders keep their copy.',
    body: z.object({ _id: reference }),
    success: restReplies.PRODUCT_DELETED,
    returns: nothing,
    errors: ['NOT_FOUND'],
    async handle({ run, body: { _id: id } }) {
      await run(RestDeleteProductDocument, { input: { id } })
      return { data: null }
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/file/upload',
    access: 'admin',
    summary: 'Uploads an image: JPEG, PNG, WebP or AVIF up to 5 MB.',
    file: 'image',
    success: restReplies.IMAGE_UPLOADED,
    returns: { data: z.object({ url: picture, width: whole, height: whole }) },
    errors: ['CONFLICT'],
    async handle({ run, idempotencyKey, file }) {
      const input = { file, idempotencyKey }
      const { uploadPicture } = await run(RestUploadPictureDocument, { input })
      const { image, width, height } = present(uploadPicture.picture)
      return { data: { url: pictureUrl(image), width, height } }
    },
  }),
]
