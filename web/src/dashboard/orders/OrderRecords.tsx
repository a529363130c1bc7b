import { mailLink, phoneLink } from '../../lib/urls/contact-links.ts'
import { Section } from '../../shared/order/details-parts.tsx'
import { Facts } from '../../shared/order/Facts.tsx'
import { OrderHistory } from '../../shared/order/OrderHistory.tsx'
import { ChangedItems } from './changes/ChangedItems.tsx'
import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'
import { ManagedPayment } from './ManagedPayment.tsx'
import { AddRefund } from './refunds/AddRefund.tsx'
import { teamPaymentChangeTexts } from './team-payment-texts.ts'

/** An order's payment, history, changed items and customer. */
export default function OrderRecords({ order }: { order: ManagedOrder_OrderFragment }) {
  return (
    <>
      <Section title="Payment">
        <ManagedPayment order={order} />
        <AddRefund order={order} />
      </Section>
      <Section title="Status">
        <OrderHistory
          history={order.history}
          payments={order.payment.history}
          paymentWords={teamPaymentChangeTexts}
        />
      </Section>
      {order.changes.length > 0 && (
        <Section title="Changed items">
          <ChangedItems changes={order.changes} />
        </Section>
      )}
      <Section title="Customer">
        <Customer customer={order.customer} />
      </Section>
    </>
  )
}

function Customer({ customer }: { customer: ManagedOrder_OrderFragment['customer'] }) {
  if (!customer) return 'The account was deleted.'
  const { name, email, mobile } = customer
  return (
    <Facts
      facts={[
        ['Name', name],
        ['Email', <a href={mailLink(email)}>{email}</a>],
        ...(mobile ? [['Mobile', <a href={phoneLink(mobile)}>{mobile}</a>] as const] : []),
      ]}
    />
  )
}
