import type { Context } from '../../context/context.ts'
import type { Resolvers } from '../../context/generated.ts'
import { pageInfo } from '../../../lib/database/pagination.ts'
import { toPercent } from '../../../lib/money.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import type { UserRecord } from '../../../domains/account/user.model.ts'
import { loadCart } from '../../../domains/cart/cart-contents.ts'
import { findAnyOrder, listAllOrders } from '../../../domains/order/list/order-list.service.ts'
import { setCancellationReason } from '../../../domains/order/desk/cancellation-reason.service.ts'
import { awaitsReason } from '../../../domains/order/mail/held-mails.ts'
import { describeDelivery } from '../../../domains/order/record/order-delivery.ts'
import { isCancellable, isCancelled } from '../../../domains/order/record/order-statuses.ts'
import { cancelOrder, setOrderStatus } from '../../../domains/order/desk/order-status.service.ts'
import { findOrder, listOrders, orderAgain } from '../../../domains/order/record/order.service.ts'
import { billedPrescription } from '../../../domains/order/record/billed-prescription.ts'
import { setPaymentState } from '../../../domains/order/payment/payment.service.ts'
import {
  cancelUpiPayment,
  startUpiPayment,
} from '../../../domains/order/checkout/upi-payment.service.ts'
import { requestUpiRefund } from '../../../domains/order/checkout/upi-refund.service.ts'
import type { ReservationRecord } from '../../../domains/order/checkout/reservation.model.ts'
import { findReservation } from '../../../domains/order/checkout/reservation.service.ts'
import { tryPlaceOrder } from '../../../domains/order/checkout/place-order.service.ts'
import { evictProducts } from './evict-products.ts'
import { memberName } from './team-only.ts'
import { withOrderChanges } from '../../../domains/order/checkout/draft.ts'
import { quoteCart } from '../../../domains/order/checkout/quote.ts'
import { methodOf } from '../../../domains/order/method/methods.ts'
import { upi } from '../../../domains/order/method/upi.ts'
import { begunReference, upiReference } from '../../../domains/order/method/upi-reference.ts'
import { upiRequest } from '../../../domains/order/payment/upi-link.ts'
import { getUpiTransactionId } from '../../../domains/order/payment/upi-transaction.service.ts'

export const orderResolvers: Resolvers = {
  Query: {
    orders: (_root, args) => listAllOrders(args),
    order: (_root, { id }) => findAnyOrder(id),
  },
  Viewer: {
    orders: (user, args) => listOrders(user._id, args),
    order: (user, { id }) => findOrder(user._id, id),
    lastAddressId: async ({ _id }, _args, { loaders }) =>
      (await loaders.lastChoices.load(_id.toHexString())).addressId,
    quote: async (user, { productIds }, { loaders }) =>
      quoteCart(await loaders.cart.load(user._id.toHexString()), productIds),
    upiPayment: (user) => findReservation(user._id),
  },
  Mutation: {
    startUpiPayment: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      upi.requireOffered(context)
      const nothing: { upiPayment: ReservationRecord | null } = { upiPayment: null }
      const mayHold = () => mayReserve(user, context)
      const start = () => startUpiPayment(user._id, input, context, mayHold)
      return withOrderChanges(start, nothing)
    },
    cancelUpiPayment: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const readCart = async () => ({ cart: await loadCart(user._id, context.loaders) })
      return withUserErrors(async () => {
        await cancelUpiPayment(user._id, input?.reference)
        return readCart()
      }, readCart)
    },
    requestUpiRefund: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await requestUpiRefund(user._id, input) }),
        () => ({ order: null }),
      )
    },
    placeOrder: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      const outcome = await tryPlaceOrder(user._id, input, context)
      return { ...outcome, order: outcome.order && evictProducts(outcome.order, context) }
    },
    cancelOrder: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({
          order: evictProducts(await cancelOrder(user._id, input, context.cards), context),
        }),
        async () => ({ order: await findOrder(user._id, input.orderId) }),
      )
    },
    orderAgain: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        () => orderAgain(user._id, input, context.loaders),
        async () => ({ cart: await loadCart(user._id, context.loaders), added: 0, problems: [] }),
      )
    },
    setOrderStatus: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await setOrderStatus(user._id, input, context) }),
        async () => ({ order: await findAnyOrder(input.orderId) }),
      )
    },
    setCancellationReason: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await setCancellationReason(user._id, input) }),
        async () => ({ order: await findAnyOrder(input.orderId) }),
      )
    },
    setPaymentState: async (_root, { input }, context) => {
      const { user } = await context.signedIn()
      return withUserErrors(
        async () => ({ order: await setPaymentState(user._id, input) }),
        async () => ({ order: await findAnyOrder(input.orderId) }),
      )
    },
  },
  PlaceOrderPayload: {
    cart: ({ userId }, _args, { loaders }) => loadCart(userId, loaders),
  },
  Order: {
    id: (order) => order._id.toHexString(),
    payment: (order) => order,
    customer: ({ userId }, _args, { loaders }) => loaders.user.load(userId.toHexString()),
    fulfilment: ({ pickUp }) => (pickUp ? 'PICK_UP' : 'DELIVERY'),
    deliveryNote: ({ deliveryNote = '' }) => deliveryNote,
    roundOff: ({ roundOff = 0 }) => roundOff,
    cancellable: (order) => isCancellable(order),
    awaitsReason,
    delivery: (order, _args, { store }) => describeDelivery(order, store, new Date()),
    invoice: ({ _id, invoice, ...order }) =>
      invoice
        ? {
            ...{ ...invoice, path: `/dashboard/invoice/${_id.toHexString()}` },
            prescription: billedPrescription(order),
          }
        : null,
  },
  OrderPayment: {
    method: ({ payment }) => payment.method,
    state: ({ payment }) => payment.state,
    notedAt: ({ payment }) => payment.notedAt,
    notedBy: ({ payment }, _args, context) => memberName(payment.adminId, context),
    upiReference: ({ payment }) => payment.upiReference ?? null,
    upiTransactionId: (order) => getUpiTransactionId(order),
    url: async (order, _args, context) => {
      const { user } = await context.signedIn()
      const { state, card } = order.payment
      const isOpen = state === 'DUE' && !isCancelled(order) && user._id.equals(order.userId)
      return isOpen && card ? card.url : null
    },
    cash: ({ payment }) => payment.cash ?? null,
    settableStates: ({ payment }) => [...methodOf(payment).settable],
    history: ({ payment }) => payment.history ?? [],
  },
  CashReceipt: {
    by: ({ adminId }, _args, context) => memberName(adminId, context),
  },
  PaymentChange: {
    by: ({ adminId }, _args, context) => memberName(adminId, context),
  },
  OrderStatusChange: {
    reason: ({ reason }) => reason ?? null,
    by: ({ adminId }, _args, context) => memberName(adminId, context),
  },
  UpiPayment: {
    request: (payment, _args, { store }) =>
      upiRequest(store, payment.total, begunReference(payment)),
    reserved: ({ isHeld }) => isHeld,
  },
  OrderCustomer: {
    id: ({ _id }) => _id.toHexString(),
  },
  OrderConnection: {
    pageInfo,
  },
  OrderLine: {
    productId: (line) => line.productId.toHexString(),
    discountPercent: (line) => toPercent(line.discount),
    total: (line) => line.discountedPrice * line.quantity,
  },
  OrderAddress: {
    addressId: (address) => address.addressId.toHexString(),
    landmark: ({ landmark = '' }) => landmark,
  },
  Quote: {
    upi: ({ userId, total }, { idempotencyKey }, context) => {
      upi.requireOffered(context)
      const reference = upiReference({ userId, idempotencyKey, total })
      return upiRequest(context.store, total, reference)
    },
  },
  QuoteLine: {
    total: (line) => line.discountedPrice * line.quantity,
  },
}

/** Whether a user may reserve products: neither they nor their network have done so too often. */
async function mayReserve({ _id }: UserRecord, { limits, address }: Context): Promise<boolean> {
  const isUserLimited = (await limits.spend('reservations', _id.toHexString())) !== null
  return !isUserLimited && (await limits.spend('addressReservations', address)) === null
}
