export const orderRules = {
  Query: { orders: 'admin', order: 'admin' },
  Mutation: { placeOrder: 'user', setOrderStatus: 'admin' },
} as const
