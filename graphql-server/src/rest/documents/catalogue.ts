import { z } from 'zod'
import { toRupees } from '../../lib/money.ts'
import { document, id, moment, picture, rupees, text, whole } from '../fields.ts'
import type {
  RestCategoryFragment,
  RestProductFragment,
  RestSubCategoryFragment,
} from '../generated.ts'
import { pictureAddress } from './picture.ts'

export const categorySchema = document('Category', { _id: id, name: text, image: picture })

const shelf = document('Shelf', { _id: id, name: text })

export const subCategorySchema = document('SubCategory', {
  _id: id,
  name: text,
  image: picture,
  category: z.array(shelf),
})

export const productSchema = document('Product', {
  _id: id,
  name: text,
  image: z.array(text),
  category: z.array(shelf),
  subCategory: z.array(shelf),
  unit: text,
  stock: whole,
  price: rupees,
  discount: z.number().describe('Percent.'),
  description: text,
  more_details: z.record(text, text),
  createdAt: moment,
  updatedAt: moment,
})

export function categoryDocument(category: RestCategoryFragment): z.input<typeof categorySchema> {
  return { _id: category.id, name: category.name, image: pictureAddress(category.image) }
}

export function subCategoryDocument(
  subCategory: RestSubCategoryFragment,
): z.input<typeof subCategorySchema> {
  return {
    _id: subCategory.id,
    name: subCategory.name,
    image: pictureAddress(subCategory.image),
    category: subCategory.categories.map(shelfDocument),
  }
}

export function productDocument(product: RestProductFragment): z.input<typeof productSchema> {
  return {
    _id: product.id,
    name: product.name,
    image: product.images.map(({ url }) => url),
    category: product.categories.map(shelfDocument),
    subCategory: product.subCategories.map(shelfDocument),
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

function shelfDocument({ id, name }: { id: string; name: string }): z.input<typeof shelf> {
  return { _id: id, name }
}
