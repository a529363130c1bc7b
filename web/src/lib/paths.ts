/** The fields for the URL of an item. The API provides the slug. */
interface Addressable {
  id: string
  slug: string
}

export const paths = {
  home: '/',
  search: (text = '') => (text === '' ? '/search' : `/search?q=${encodeURIComponent(text)}`),
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  verifyOtp: '/verification-otp',
  resetPassword: '/reset-password',
  user: '/user',
  cart: '/cart',
  checkout: '/checkout',
  success: '/success',
  cancel: '/cancel',
  dashboard: '/dashboard',
  profile: '/dashboard/profile',
  myOrders: '/dashboard/myorders',
  order: (id: string) => `/dashboard/myorders/${id}`,
  addresses: '/dashboard/address',
  product: (product: Addressable) => `/product/${toSegment(product)}`,
  /** All products of a category. */
  category: (category: Addressable) => `/${toSegment(category)}`,
  listing: (category: Addressable, subCategory: Addressable) =>
    `/${toSegment(category)}/${toSegment(subCategory)}`,
}

/** Encodes the slug, which may contain `%`, `?` and `#`. All addresses of items are built here. */
function toSegment({ id, slug }: Addressable): string {
  return `${encodeURIComponent(slug)}-${id}`
}

/** Returns the part after the last hyphen; without a hyphen, the whole segment. */
export function getSegmentId(segment: string): string {
  return segment.slice(segment.lastIndexOf('-') + 1)
}

/** Returns the part before the id; empty without a hyphen. */
export function getSegmentSlug(segment: string): string {
  return segment.slice(0, Math.max(segment.lastIndexOf('-'), 0))
}

/** Formats 'cough-cold' as 'Cough Cold'. */
export function formatSlug(slug: string): string {
  return slug.split('-').filter(Boolean).map(capitalize).join(' ')
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
