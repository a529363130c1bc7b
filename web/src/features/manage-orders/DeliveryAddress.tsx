import type { ManagedOrder_OrderFragment } from '../../apollo/manage-orders.generated.ts'
import { Facts } from './Facts.tsx'

/** Where an order goes, as the address was then. */
export function DeliveryAddress({ order }: { order: ManagedOrder_OrderFragment }) {
  const { addressLine, mobile, city, state, country, pincode } = order.deliveryAddress
  return (
    <Facts
      facts={[
        ['Address line', addressLine],
        ['Mobile', <a href={`tel:${mobile.replace(/[^+\d]/g, '')}`}>{mobile}</a>],
        ['City', city],
        ['State', state],
        ['Country', country],
        ['Pincode', pincode],
      ]}
    />
  )
}
