import { fireEvent } from '@testing-library/react'
import { tokens } from '../src/apollo/tokens.ts'
import { accountPages } from '../src/account/pages.ts'
import { shopPages } from '../src/shop/pages.ts'
import { listRoutes, type PageModule } from './page-routes.tsx'
import { openPages } from './pages.tsx'
import { shop } from './shop.ts'
// The dialog's chunk: loaded before the first test begins, not within it.
import '../src/shared/address/AddressDialog.tsx'

type Data = Record<string, unknown>
/** As those of `openPages`, but a handler of a mutation takes its input alone. */
export type Handlers = Record<string, (input: Data) => Data | Promise<Data>>

/** Opens the store's pages in a test, with a server that answers with these handlers. */
export function openStore(at: string, handlers: Handlers, state: unknown = null) {
  const byInput = Object.entries(handlers).map(
    ([name, handler]) => [name, (variables: Data) => handler(toInput(variables))] as const,
  )
  const { client, toasts, getRequests } = openPages({
    at,
    state,
    routes: storeRoutes,
    handlers: Object.fromEntries(byInput),
  })
  return {
    client,
    toasts,
    getInputs: (name: string) => getRequests(name).map(({ variables }) => toInput(variables)),
    /** What the last of these requests carried for the links. */
    getContext: (name: string) => getRequests(name).at(-1)?.context,
  }
}

const toInput = ({ input, ...variables }: Data & { input?: Data }): Data => input ?? variables

/* Loaded before the first test begins, not within it. */
const storeRoutes = listRoutes(
  { ...shopPages, ...accountPages },
  import.meta.glob<PageModule>('../src/{shop,account,shared}/**/*Route.tsx', {
    eager: true,
  }),
)

/** Writes a text into a field in one go: typing it letter by letter takes long on a busy machine. */
export function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
}

/** A session's tokens are in this browser. */
export function saveTokens() {
  tokens.save({ accessToken: 'a', refreshToken: 'r' })
}

export const money = (amount: number) => ({ __typename: 'Money', amount })

const milk = {
  __typename: 'Product',
  id: 'milk',
  name: 'Toned Milk',
  slug: 'toned-milk',
  unit: '500 ml',
  images: [],
  price: money(3_000),
  discountedPrice: money(2_700),
  medicine: null,
}

/** A cart with milk, at ₹27 instead of ₹30 by default. The totals count what can be ordered. */
export function buildCart(quantity: number, stock = 9, price = 2_700) {
  const line = {
    __typename: 'CartLine',
    id: 'line-1',
    quantity,
    seenPrice: milk.discountedPrice,
    problems: [] as object[],
    product: { ...milk, stock, discountedPrice: money(price) },
  }
  const available = Math.min(quantity, stock)
  return {
    __typename: 'Cart',
    id: 'asha',
    lines: quantity === 0 ? [] : [line],
    gone: [] as object[],
    warnings: [] as object[],
    totalQuantity: available,
    subtotal: money(3_000 * available),
    total: money(price * available),
    savings: money((3_000 - price) * available),
  }
}

/** The server's quote of a cart. */
export function buildQuote(cart: ReturnType<typeof buildCart>, prescriptionRequired = false) {
  const lines = cart.lines.map(({ product, quantity, problems }) => {
    const available = Math.min(quantity, product.stock)
    return {
      __typename: 'QuoteLine',
      productId: product.id,
      name: product.name,
      wantedQuantity: quantity,
      quantity: available,
      seenPrice: milk.discountedPrice,
      discountedPrice: product.discountedPrice,
      problems,
      prescriptionRequired,
    }
  })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const total = money(
    lines.reduce((sum, line) => sum + line.quantity * line.discountedPrice.amount, 0),
  )
  return {
    __typename: 'Quote',
    lines,
    totalQuantity: pieces,
    subtotal: money(3_000 * pieces),
    total,
  }
}

/** A UPI payment of this amount in paise that has begun. */
export function buildUpiPayment(amount: number, key: string) {
  return {
    __typename: 'UpiPayment',
    idempotencyKey: key,
    totalQuantity: amount / 2_700,
    lines: [
      {
        ...{ __typename: 'OrderLine', productId: 'milk', quantity: amount / 2_700 },
        discountedPrice: money(2_700),
      },
    ],
    reserved: true,
    expiresAt: '2026-11-21T09:10:00.000Z',
    request: {
      __typename: 'UpiRequest',
      link: `upi://pay?am=${amount / 100}&tr=${key}`,
      qrCode: `data:image/svg+xml,${amount}`,
      upiId: 'kirana@bank',
      amount: money(amount),
      reference: `R-${key}`,
    },
  }
}

export const buildProblem = (code: string, message: string) => ({
  __typename: 'LineProblem',
  productId: 'milk',
  code,
  message,
})

export function buildAddress(id: string, active = true, addressLine = `${id} street`) {
  return {
    __typename: 'Address',
    id,
    addressLine,
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    pincode: '411001',
    mobile: '9876543210',
    active,
    version: 1,
  }
}

/** Answers to what every page asks. */
export function buildLayout(cart: ReturnType<typeof buildCart> | null) {
  const viewer = cart && {
    __typename: 'Viewer',
    id: 'asha',
    name: 'Asha',
    email: 'asha@example.in',
    mobile: '',
    role: 'USER',
    avatar: null,
    cart,
  }
  return { store: shop, viewer }
}
