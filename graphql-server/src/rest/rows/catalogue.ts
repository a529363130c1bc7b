import { notFound } from '../../lib/faults.ts'
import { categoryDocument, pictureAddress, productDocument } from '../documents.ts'
import {
  RestCategoriesDocument,
  RestProductDetailsDocument,
  RestUploadPictureDocument,
} from '../generated.ts'
import { readId } from '../read.ts'
import { row } from '../row.ts'

export const catalogueRows = [
  row({
    method: 'GET',
    path: '/api/category/get',
    who: 'anyone',
    operation: RestCategoriesDocument,
    reply: ({ categories }) => ({
      message: 'All categories.',
      data: categories.map(categoryDocument),
    }),
  }),
  row({
    method: 'POST',
    path: '/api/product/get-product-details',
    who: 'anyone',
    operation: RestProductDetailsDocument,
    variables: ({ body }) => ({ id: readId(body, 'productId') }),
    reply: ({ product }) => {
      if (!product) throw notFound('This product does not exist.')
      return { message: 'The product.', data: productDocument(product) }
    },
  }),
  row({
    method: 'POST',
    path: '/api/file/upload',
    who: 'admin',
    file: 'image',
    operation: RestUploadPictureDocument,
    variables: ({ file }) => ({ input: { file } }),
    reply: ({ uploadPicture: { picture } }) => ({
      message: 'The picture is kept.',
      data: {
        url: pictureAddress(picture?.image),
        width: picture?.width,
        height: picture?.height,
      },
    }),
  }),
]
