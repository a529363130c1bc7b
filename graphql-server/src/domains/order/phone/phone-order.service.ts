import type { Types } from 'mongoose'
import type { PhoneOrderInput } from '../../../contract/types.generated.ts'
import type { CheckoutServices } from '../checkout/delivery-rules.ts'
import { withOrderChanges, type OrderChanges } from '../checkout/draft.ts'
import { tryPlaceOrder } from '../checkout/place-order.service.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { requireCustomer } from './phone-customers.service.ts'

/** Places a cash order for a customer who has agreed by telephone, or returns why it could not be placed. */
export async function placePhoneOrder(
  adminId: Types.ObjectId,
  { customerId, ...input }: PhoneOrderInput,
  services: CheckoutServices,
): Promise<OrderChanges & { order: OrderRecord | null }> {
  const nothing: { order: OrderRecord | null } = { order: null }
  return withOrderChanges(async () => {
    const { _id: userId } = await requireCustomer(adminId, customerId)
    const submission = { ...input, paymentMethod: 'CASH_ON_DELIVERY' }
    return tryPlaceOrder(userId, submission, services, { how: 'TELEPHONE', adminId })
  }, nothing)
}
