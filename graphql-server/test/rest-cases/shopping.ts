import { buildAddress, buildProduct, buildShopper } from '../support/factories.ts'
import { NOWHERE, type InvalidRequest, type RestCase, type Scene } from './case.ts'

const fields = {
  address_line: '7 Lake View Road',
  city: 'Pune',
  state: 'Maharashtra',
  country: 'India',
  pincode: '411001',
  mobile: '9800000000',
}

/** Addresses with missing or blank fields. */
function invalidAddresses(complete: (scene: Scene) => Promise<object> | object): InvalidRequest[] {
  const changes: [string, object, string][] = [
    ['one blank field', { city: ' ' }, 'city is blank.'],
    ['invisible text', { city: '\u200b\u3164' }, 'city is blank.'],
    [
      'three blank fields',
      { address_line: '', state: '\n', mobile: '\t' },
      'address_line, state and mobile are blank.',
    ],
    [
      'missing and blank fields',
      { address_line: undefined, city: undefined, pincode: ' ', mobile: '' },
      'address_line and city are missing or of the wrong type. pincode and mobile are blank.',
    ],
  ]
  return changes.map(([what, change, sentence]) => [
    what,
    async (scene) => ({ ...(await complete(scene)), ...change }),
    sentence,
  ])
}

async function address({ caller }: Scene) {
  return (await buildAddress(caller.user))._id.toHexString()
}

async function someoneElses({ store }: Scene) {
  const { user } = await buildShopper(store.tokens)
  return (await buildAddress(user))._id.toHexString()
}

async function product(more: object = {}) {
  return (await buildProduct(more))._id.toHexString()
}

/** The id of an item in the caller's cart. */
async function cartItem({ call, caller: as }: Scene) {
  const payload = { productId: await product() }
  const { data } = await call({ method: 'POST', url: '/api/cart/create', as, payload })
  return (data as { _id: string })._id
}

/** One product for ₹89, which is ₹250 before discount. */
const order = async (scene: Scene, more: object = {}) => ({
  list_items: [{ quantity: 1, productId: { _id: await product() } }],
  addressId: await address(scene),
  subTotalAmt: 250,
  totalAmt: 89,
  ...more,
})

/** The scene with a customer as its caller, because the team does not decide about its own orders. */
const ofCustomer = async (scene: Scene): Promise<Scene> => ({
  ...scene,
  caller: await buildShopper(scene.store.tokens),
})

/** The `_id` and `orderId` of an order that a customer has placed. */
async function placed(scene: Scene) {
  const customer = await ofCustomer(scene)
  const { call, caller: as } = customer
  const payload = await order(customer)
  const { data } = await call({ method: 'POST', url: '/api/order/cash-on-delivery', as, payload })
  return data as { _id: string; orderId: string }
}

const refusedOrders: RestCase['wrong'] = {
  BAD_USER_INPUT: (scene) => order(scene, { list_items: [] }),
  NOT_FOUND: (scene) => order(scene, { list_items: [{ quantity: 1, productId: NOWHERE }] }),
  CONFLICT: (scene) => order(scene, { totalAmt: 88.99 }),
}

const WRONG_QUANTITY = 'quantity is missing or of the wrong type.'
const itemLists: [unknown, string][] = [
  [{ productId: 'x', quantity: 1 }, 'list_items must be a list.'],
  [{}, 'list_items must be a list.'],
  [null, 'list_items must be a list.'],
  [undefined, 'list_items is missing or of the wrong type.'],
  [[null], 'productId must be an ID.'],
  [[{ productId: NOWHERE }], WRONG_QUANTITY],
  [[{ productId: NOWHERE, quantity: '2' }], WRONG_QUANTITY],
]
const invalidItems = itemLists.map(([list_items, sentence]): InvalidRequest => [
  `the items ${JSON.stringify(list_items)}`,
  (scene) => order(scene, { list_items }),
  sentence,
])

export const cartCases: Record<string, RestCase> = {
  'POST /api/cart/create': {
    right: async () => ({ productId: await product() }),
    wrong: {
      BAD_USER_INPUT: () => ({ productId: ['x'] }),
      NOT_FOUND: () => ({ productId: NOWHERE }),
      CONFLICT: async () => ({ productId: await product({ stock: 0 }) }),
    },
  },
  'GET /api/cart/get': { right: () => undefined, wrong: {} },
  'PUT /api/cart/update-qty': {
    right: async (scene) => ({ _id: await cartItem(scene), qty: 10 }),
    wrong: {
      BAD_USER_INPUT: async (scene) => ({ _id: await cartItem(scene), qty: 0 }),
      NOT_FOUND: () => ({ _id: NOWHERE, qty: 1 }),
      CONFLICT: async (scene) => ({ _id: await cartItem(scene), qty: 11 }),
    },
  },
  'DELETE /api/cart/delete-cart-item': {
    right: async (scene) => ({ _id: await cartItem(scene) }),
    wrong: { BAD_USER_INPUT: () => ({ _id: null }), NOT_FOUND: () => ({ _id: NOWHERE }) },
  },
}

export const addressCases: Record<string, RestCase> = {
  'POST /api/address/create': {
    right: () => fields,
    wrong: { BAD_USER_INPUT: () => ({ ...fields, city: ' ' }) },
    invalid: invalidAddresses(() => fields),
  },
  'GET /api/address/get': { right: () => undefined, wrong: {} },
  'PUT /api/address/update': {
    right: async (scene) => ({ ...fields, _id: await address(scene), userId: NOWHERE }),
    wrong: {
      BAD_USER_INPUT: async (scene) => ({ ...fields, _id: await address(scene), mobile: 98 }),
      NOT_FOUND: async (scene) => ({ ...fields, _id: await someoneElses(scene) }),
    },
    invalid: invalidAddresses(async (scene) => ({ ...fields, _id: await address(scene) })),
  },
  'DELETE /api/address/disable': {
    right: async (scene) => ({ _id: await address(scene) }),
    wrong: {
      BAD_USER_INPUT: () => ({ _id: 'x' }),
      NOT_FOUND: async (scene) => ({ _id: await someoneElses(scene) }),
    },
  },
  'GET /api/address/get-all-address': { right: () => undefined, wrong: {} },
}

export const orderCases: Record<string, RestCase> = {
  'POST /api/order/cash-on-delivery': {
    right: (scene) => order(scene, { payment_status: 'PAID WITH UPI' }),
    wrong: refusedOrders,
    invalid: invalidItems,
  },
  'POST /api/order/upi': { right: (scene) => order(scene), wrong: refusedOrders },
  'POST /api/order/checkout': {
    right: (scene) => order(scene),
    wrong: refusedOrders,
  },
  'GET /api/order/order-list': { right: () => undefined, wrong: {} },
  'GET /api/order/all-order-list': { right: () => undefined, wrong: {} },
  'PUT /api/order/set-order-status': {
    right: async (scene) => ({ orderId: (await placed(scene)).orderId, status: 'Confirm' }),
    wrong: {
      BAD_USER_INPUT: async (scene) => ({ orderId: (await placed(scene))._id, status: 'Lost' }),
      NOT_FOUND: () => ({ orderId: 'ORD-000000000000', status: 'Packed' }),
      CONFLICT: (scene) => soldOutOrder(scene),
    },
  },
}

/** Reopens an order whose stock was sold to somebody else. */
async function soldOutOrder(scene: Scene) {
  const customer = await ofCustomer(scene)
  const { call, caller: as } = customer
  const url = '/api/order/cash-on-delivery'
  const list_items = [{ quantity: 1, productId: await product({ stock: 1 }) }]
  const payload = await order(customer, { list_items })
  const { data } = await call({ method: 'POST', url, as, payload })
  const orderId = (data as { _id: string })._id
  const cancel = { orderId, status: 'Cancel By Seller' }
  const put = { method: 'PUT', url: '/api/order/set-order-status', payload: cancel } as const
  await call({ ...put, as: scene.caller })
  await call({ method: 'POST', url, as, payload })
  return { orderId, status: 'Packed' }
}
