import type { RootFieldRules } from '../account/account.policy.ts'

export const orderRules = {
  Query: {
    orders: { access: 'staff' },
    order: { access: 'staff' },
    ordersById: { access: 'staff' },
    pickList: { access: 'staff' },
    unseenOrders: { access: 'staff' },
    reservations: { access: 'staff' },
  },
  Mutation: {
    startUpiPayment: { access: 'user' },
    cancelUpiPayment: { access: 'user' },
    requestUpiRefund: { access: 'user' },
    releaseReservation: { access: 'staff' },
    placeOrder: { access: 'user' },
    cancelOrder: { access: 'user' },
    orderAgain: { access: 'user' },
    setOrderStatus: { access: 'staff' },
    setOrderStatuses: { access: 'staff' },
    seeOrders: { access: 'staff' },
    setCancellationReason: { access: 'staff' },
    setPaymentState: { access: 'staff' },
    refundPayment: { access: 'admin' },
    setRefundUpiId: { access: 'user' },
  },
} satisfies RootFieldRules
