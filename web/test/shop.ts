import type { LayoutQuery } from '../src/apollo/layout.generated.ts'
import type { Role } from '../src/apollo/schema-types.generated.ts'
import type { Cart } from '../src/shared/cart/cart-rules.ts'

/** The shop settings that every page requests. */
export const shop: LayoutQuery['store'] = {
  name: 'Kirana Care',
  url: 'https://shop.example',
  deliveryBadge: '10 min',
  whatsapp: null,
  address: '12 Market Road',
  phone: '1800',
  email: 'care@example.in',
  drugLicence: null,
  legalName: null,
  fssai: null,
  gstin: null,
  socialLinks: [],
}

/** The reply to the layout query. Without a cart, the viewer is a guest. */
export function buildLayout(cart: Cart | null, role: Role = 'USER'): LayoutQuery {
  const viewer = cart && {
    id: 'asha',
    name: 'Asha',
    email: 'asha@example.in',
    mobile: '',
    role,
    isPharmacist: role === 'ADMIN',
    avatar: null,
    cart,
  }
  return { store: shop, viewer }
}
