export const orderRules = {
  Query: { orders: 'admin', order: 'admin' },
  Mutation: {
    placeOrder: 'user',
    cancelOrder: 'user',
    orderAgain: 'user',
    setOrderStatus: 'admin',
    setPaymentState: 'admin',
  },
} as const
