import type { RootFieldRules } from '../account/account.policy.ts'

export const orderRules = {
  Query: { orders: { access: 'admin' }, order: { access: 'admin' } },
  Mutation: {
    startUpiPayment: { access: 'user' },
    cancelUpiPayment: { access: 'user' },
    placeOrder: { access: 'user' },
    cancelOrder: { access: 'user' },
    orderAgain: { access: 'user' },
    setOrderStatus: { access: 'admin' },
    setPaymentState: { access: 'admin' },
    refundPayment: { access: 'admin' },
    setRefundUpiId: { access: 'user' },
  },
} satisfies RootFieldRules
