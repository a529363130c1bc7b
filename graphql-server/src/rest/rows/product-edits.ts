import { z } from 'zod'
import { productDocument, productSchema } from '../documents/catalogue.ts'
import { pictureAddress } from '../documents/picture.ts'
import { numeric, picture, reference, text, whole } from '../fields.ts'
import {
  RestCreateProductDocument,
  RestDeleteProductDocument,
  RestUpdateProductDocument,
  RestUploadPictureDocument,
} from '../generated.ts'
import { readDetails, readId, readIds, readList, readNumeric, readRupees } from '../read.ts'
import { present } from '../result.ts'
import { nothing, row, type RestRequest } from '../row.ts'

const fields = {
  name: text,
  image: z.array(text).describe('Addresses of pictures, at most 10.'),
  category: z.array(reference),
  subCategory: z.array(reference),
  unit: text,
  stock: numeric,
  price: numeric,
  discount: numeric,
  description: text,
  more_details: z.record(text, text),
}

const names = {
  images: 'image',
  categoryIds: 'category',
  subCategoryIds: 'subCategory',
  discountPercent: 'discount',
  details: 'more_details',
  // Of one of the details.
  value: 'more_details',
} as const

/** The form of a product in the words of the schema. */
function readProduct({ body }: RestRequest<keyof typeof fields>) {
  return {
    name: body.name,
    images: readList(body, 'image'),
    categoryIds: readIds(body, 'category'),
    subCategoryIds: readIds(body, 'subCategory'),
    unit: body.unit,
    stock: readNumeric(body.stock),
    price: readRupees(readNumeric(body.price)),
    discountPercent: readNumeric(body.discount),
    description: body.description,
    details: readDetails(body, 'more_details'),
  }
}

/** What admins change of the products. */
export const productEditRows = [
  row({
    method: 'POST',
    path: '/api/product/create',
    who: 'admin',
    summary: 'Enters a product.',
    takes: fields,
    names,
    gives: { data: productSchema },
    refuses: ['NOT_FOUND'],
    operation: RestCreateProductDocument,
    variables: (request) => ({ input: readProduct(request) }),
    reply: ({ createProduct }) => ({
      message: 'The product is added.',
      data: productDocument(present(createProduct.product)),
    }),
  }),
  row({
    method: 'PUT',
    path: '/api/product/update-product-details',
    who: 'admin',
    summary: 'Changes a product. What is left out stays.',
    takes: { _id: reference, ...z.object(fields).partial().shape },
    names,
    gives: { data: productSchema },
    refuses: ['NOT_FOUND'],
    operation: RestUpdateProductDocument,
    variables: (request) => ({
      input: { id: readId(request.body, '_id'), ...readProduct(request) },
    }),
    reply: ({ updateProduct }) => ({
      message: 'The product is changed.',
      data: productDocument(present(updateProduct.product)),
    }),
  }),
  row({
    method: 'DELETE',
    path: '/api/product/delete-product',
    who: 'admin',
    summary: 'Deletes a product. Orders keep their copy of it.',
    takes: { _id: reference },
    gives: nothing,
    refuses: ['NOT_FOUND'],
    operation: RestDeleteProductDocument,
    variables: ({ body }) => ({ input: { id: readId(body, '_id') } }),
    reply: () => ({ message: 'The product is deleted.', data: null }),
  }),
  row({
    method: 'POST',
    path: '/api/file/upload',
    who: 'admin',
    summary: 'Keeps a picture: JPEG, PNG, WebP or AVIF up to 5 MB.',
    file: 'image',
    takes: {},
    gives: { data: z.object({ url: picture, width: whole, height: whole }) },
    operation: RestUploadPictureDocument,
    variables: ({ file }) => ({ input: { file } }),
    reply: ({ uploadPicture }) => {
      const { image, width, height } = present(uploadPicture.picture)
      return {
        message: 'The picture is kept.',
        data: { url: pictureAddress(image), width, height },
      }
    },
  }),
]
