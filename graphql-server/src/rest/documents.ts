import { toRupees } from '../lib/money.ts'
import type {
  AccountStatus,
  RestCategoryFragment,
  RestProductFragment,
  RestUserFragment,
} from './generated.ts'

/** Things of the schema as documents of REST, in the specification's names: `_id`, rupees, '' for no picture. */

const STATUSES: Record<AccountStatus, string> = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  SUSPENDED: 'Suspended',
}

export function userDocument(user: RestUserFragment) {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    avatar: pictureAddress(user.avatar),
    mobile: user.mobile,
    verify_email: user.emailVerified,
    last_login_date: user.lastLoginAt,
    status: STATUSES[user.status],
    role: user.role,
    address_details: user.addresses.map(({ id }) => id),
    shopping_cart: user.cart.lines.map(({ id }) => id),
    orderHistory: user.orders.edges.map(({ node }) => node.id),
  }
}

export function categoryDocument(category: RestCategoryFragment) {
  return { _id: category.id, name: category.name, image: pictureAddress(category.image) }
}

export function productDocument(product: RestProductFragment) {
  return {
    _id: product.id,
    name: product.name,
    image: product.images.map(({ url }) => url),
    category: product.categories.map(categoryDocument),
    subCategory: product.subCategories.map(categoryDocument),
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

export function pictureAddress(image: { url: string } | null | undefined): string {
  return image?.url ?? ''
}
