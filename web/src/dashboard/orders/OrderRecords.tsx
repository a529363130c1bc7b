import { Link } from 'react-router-dom'
import { mailLink, phoneLink } from '../../lib/urls/contact-links.ts'
import { Section } from '../../shared/order/details-parts.tsx'
import { describeAmendment } from '../../shared/order/describe-amendment.ts'
import { Facts } from '../../shared/order/Facts.tsx'
import { useIsAdmin } from '../../shared/use-role.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { OwnCaseReasons } from '../../shared/own-case/OwnCaseReasons.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { OrderHistory } from '../../shared/order/OrderHistory.tsx'
import { ChangedItems } from './changes/ChangedItems.tsx'
import type { ManagedOrder_OrderFragment } from './ManagedOrder.generated.ts'
import { ManagedPayment } from './ManagedPayment.tsx'
import { AddRefund } from './refunds/AddRefund.tsx'
import { teamPaymentChangeTexts } from './team-payment-texts.ts'

/** An order's payment, history, changed items and customer. */
export default function OrderRecords({ order }: { order: ManagedOrder_OrderFragment }) {
  const amendments = order.documents.flatMap((document) => document.amendments)
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
      {amendments.length > 0 && (
        <Section title="Corrected batches">
          <Amendments amendments={amendments} />
        </Section>
      )}
      <OwnCaseReasons reasons={order.ownCaseReasons} />
      <Section title="Customer">
        <Customer customer={order.customer} />
      </Section>
    </>
  )
}

type Amendment = ManagedOrder_OrderFragment['documents'][number]['amendments'][number]

/** The corrections of batches on the order's documents, with the team members who made them. */
function Amendments({ amendments }: { amendments: readonly Amendment[] }) {
  return amendments.map((amendment) => (
    <div key={`${amendment.productId} ${amendment.at}`}>
      <p>{describeAmendment(amendment)}</p>
      {amendment.by !== null && <SmallText>{`by ${amendment.by}`}</SmallText>}
    </div>
  ))
}

/** The account of the person who ordered. Admins can open it. */
function Customer({ customer }: { customer: ManagedOrder_OrderFragment['customer'] }) {
  const isAdmin = useIsAdmin()
  if (!customer) return 'The account was deleted.'
  const { id, name, email, mobile } = customer
  return (
    <Facts
      facts={[
        ['Name', isAdmin ? <Link to={dashboardPaths.customer(id)}>{name}</Link> : name],
        ['Email', email ? <a href={mailLink(email)}>{email}</a> : 'No email'],
        ...(mobile ? [['Mobile', <a href={phoneLink(mobile)}>{mobile}</a>] as const] : []),
      ]}
    />
  )
}
