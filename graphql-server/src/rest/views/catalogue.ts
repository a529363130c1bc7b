import { z } from 'zod'
import { toRupees } from '../../lib/money.ts'
import {
  namedSchema,
  id,
  moment,
  picture,
  pictureUrl,
  rupees,
  text,
  whole,
} from '../call/fields.ts'
import type {
  RestCategoryFragment,
  RestProductFragment,
  RestSubCategoryFragment,
} from '../call/generated.ts'

export const categorySchema = namedSchema('Category', { _id: id, name: text, image: picture })

const categoryReference = namedSchema('CategoryReference', { _id: id, name: text })

export const subCategorySchema = namedSchema('SubCategory', {
  _id: id,
  name: text,
  image: picture,
  category: z.array(categoryReference),
})

export const productSchema = namedSchema('Product', {
  _id: id,
  name: text,
  image: z.array(text),
  category: z.array(categoryReference),
  subCategory: z.array(categoryReference),
  unit: text,
  stock: whole,
  price: rupees,
  discount: z.number().describe('Percent.'),
  description: text,
  more_details: z.record(text, text),
  createdAt: moment,
  updatedAt: moment,
})

export function toCategoryView(category: RestCategoryFragment): z.input<typeof categorySchema> {
  return { _id: category.id, name: category.name, image: pictureUrl(category.image) }
}

export function toSubCategoryView(
  subCategory: RestSubCategoryFragment,
): z.input<typeof subCategorySchema> {
  return {
    _id: subCategory.id,
    name: subCategory.name,
    image: pictureUrl(subCategory.image),
    category: subCategory.categories.map(toReferenceView),
  }
}

export function toProductView(product: RestProductFragment): z.input<typeof productSchema> {
  return {
    _id: product.id,
    name: product.name,
    image: product.images.map(({ url }) => url),
    category: product.categories.map(toReferenceView),
    subCategory: product.subCategories.map(toReferenceView),
    unit: product.unit,
    stock: product.stock,
    price: toRupees(product.price.amount),
    discount: product.discountPercent,
    description: product.description,
    more_details: Object.fromEntries(product.details.map(({ name, value }) => [name, value])),
    createdAt: product.createdAt,
    updatedAt: product.updatedAt,
  }
}

function toReferenceView({
  id,
  name,
}: {
  id: string
  name: string
}): z.input<typeof categoryReference> {
  return { _id: id, name }
}
