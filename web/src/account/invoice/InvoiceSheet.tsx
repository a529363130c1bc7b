import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { Invoice_OrderFragment } from './Invoice.generated.ts'
import { formatDate } from '../../lib/text/date.ts'
import { formatCity } from '../../lib/text/format-city.ts'
import { media, color, font, radius, space } from '../../ui/theme.ts'
import { InvoiceLines } from './InvoiceLines.tsx'
import { InvoiceTotals } from './InvoiceTotals.tsx'
import { isCancelled } from '../../shared/order/order-status.tsx'
import { formatMethod, formatPaymentState } from '../../shared/order/payment-texts.ts'

type Invoice = NonNullable<Invoice_OrderFragment['invoice']>

interface InvoiceSheetProps {
  order: Invoice_OrderFragment
  invoice: Invoice
}

/** The invoice as it was issued, for the screen and for printing. */
export function InvoiceSheet({ order, invoice }: InvoiceSheetProps) {
  const { deliveryAddress: to, payment } = order
  const { seller } = invoice
  return (
    <Sheet>
      <Head>
        <div>
          <h1>Invoice</h1>
          <strong>{invoice.number}</strong>
          {isCancelled(order.status) && <Cancelled>Cancelled</Cancelled>}
        </div>
        <Dates>
          <Fact name="Date">{formatDate(invoice.issuedAt)}</Fact>
          <Fact name="Order">{order.number}</Fact>
          <Fact name="Ordered on">{formatDate(order.createdAt)}</Fact>
        </Dates>
      </Head>
      <Parties>
        <Party title="Sold by">
          <strong>{seller.name}</strong>
          <span>{seller.address}</span>
          <span>{seller.phone}</span>
          <span>{seller.email}</span>
          {seller.legalName !== null && <span>{seller.legalName}</span>}
          {seller.drugLicence !== null && <span>{`Drug licence: ${seller.drugLicence}`}</span>}
          {seller.fssai !== null && <span>{`FSSAI licence: ${seller.fssai}`}</span>}
          {seller.gstin !== null && <span>{`GSTIN: ${seller.gstin}`}</span>}
        </Party>
        <Party title="Bought by">
          <strong>{invoice.buyerName}</strong>
          <span>{to.addressLine}</span>
          <span>{formatCity(to)}</span>
          <span>{to.mobile}</span>
        </Party>
      </Parties>
      {invoice.prescription && <PrescriptionParties prescription={invoice.prescription} />}
      <InvoiceLines lines={order.lines} />
      <InvoiceTotals order={order} />
      <Party title="Payment">
        <strong>{formatMethod(order)}</strong>
        <span>{formatPaymentState(order)}</span>
        {payment.upiReference !== null && <span>{`Reference: ${payment.upiReference}`}</span>}
        {payment.upiTransactionId !== null && (
          <span>{`UPI transaction: ${payment.upiTransactionId}`}</span>
        )}
      </Party>
    </Sheet>
  )
}

/** The people that the bill of a prescription medicine names. */
function PrescriptionParties({
  prescription,
}: {
  prescription: NonNullable<Invoice['prescription']>
}) {
  const { prescriber, prescriberAddress, prescriberRegistration, patient, patientAddress } =
    prescription
  return (
    <Parties>
      <Party title="Prescribed by">
        <strong>{prescriber ?? NOT_RECORDED}</strong>
        <span>{`Address: ${prescriberAddress ?? NOT_RECORDED}`}</span>
        <span>{`Registration: ${prescriberRegistration ?? NOT_RECORDED}`}</span>
      </Party>
      <Party title="Patient">
        <strong>{patient ?? NOT_RECORDED}</strong>
        <span>{`Address: ${patientAddress ?? NOT_RECORDED}`}</span>
      </Party>
    </Parties>
  )
}

const NOT_RECORDED = 'not recorded'

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Party({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Subtitle>{title}</Subtitle>
      <Lines>{children}</Lines>
    </section>
  )
}

const Sheet = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  padding: ${space[5]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  ${media.tablet} {
    padding: ${space[10]};
  }

  @media print {
    padding: 0;
    border: 0;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[8]};
  padding-bottom: ${space[5]};
  border-bottom: 2px solid ${color.ink};

  h1 {
    font-size: ${font.heading};
    outline: none;
  }
`

const Cancelled = styled.p`
  color: ${color.dangerDeep};
  font-weight: ${font.bold};
`

const Dates = styled.dl`
  display: grid;
  gap: ${space.half};

  div {
    display: grid;
    grid-template-columns: 88px auto;
  }

  dt {
    color: ${color.inkSoft};
  }
`

const Parties = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${space[5]};
`

const Subtitle = styled.h2`
  padding-bottom: ${space[1]};
  color: ${color.inkSoft};
  font-size: ${font.small};
  letter-spacing: 0;
`

const Lines = styled.div`
  display: grid;
  font-variant-numeric: tabular-nums;
`
