import { z } from 'zod'
import { namedSchema, id, moment, picture, pictureUrl, text } from '../call/fields.ts'
import type { AccountStatus, RestUserFragment } from '../call/generated.ts'

export const userSchema = namedSchema('User', {
  _id: id,
  name: text,
  email: text,
  avatar: picture,
  mobile: text,
  verify_email: z.boolean(),
  last_login_date: moment.nullable(),
  status: z.enum(['Active', 'Inactive', 'Suspended']),
  role: z.enum(['ADMIN', 'STAFF', 'USER']),
  address_details: z.array(id).describe('Active addresses.'),
  shopping_cart: z.array(id).describe('Cart items.'),
  orderHistory: z.array(id).describe('The 50 newest orders.'),
})

const STATUSES = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
  SUSPENDED: 'Suspended',
} as const satisfies Record<AccountStatus, string>

export function toUserView(user: RestUserFragment): z.input<typeof userSchema> {
  return {
    _id: user.id,
    name: user.name,
    email: user.email,
    avatar: pictureUrl(user.avatar),
    mobile: user.mobile,
    verify_email: user.emailVerified,
    last_login_date: user.lastLoginAt ?? null,
    status: STATUSES[user.status],
    role: user.role,
    address_details: user.addresses.map(({ id }) => id),
    shopping_cart: user.cart.lines.map(({ id }) => id),
    orderHistory: user.orders.edges.map(({ node }) => node.id),
  }
}
