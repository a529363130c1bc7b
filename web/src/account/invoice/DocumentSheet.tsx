import { css, styled } from 'styled-components'
import type { DocumentSheet_DocumentFragment, Invoice_OrderFragment } from './Invoice.generated.ts'
import { formatDate } from '../../lib/text/date.ts'
import { describeAmendment } from '../../shared/order/describe-amendment.ts'
import { documentTitles } from '../../shared/order/document-names.ts'
import { isCancelled } from '../../shared/order/order-status.tsx'
import { formatMethod, formatPaymentState } from '../../shared/order/payment-texts.ts'
import { NOT_RECORDED } from '../../shared/prescription/prescription-texts.ts'
import { media, color, font, radius, space } from '../../ui/theme.ts'
import { DocumentLines } from './DocumentLines.tsx'
import { DocumentParties, Parties, Party } from './DocumentParties.tsx'
import { DocumentTotals } from './DocumentTotals.tsx'
import type { Receipt } from './papers.ts'

interface DocumentSheetProps {
  order: Invoice_OrderFragment
  document: DocumentSheet_DocumentFragment
  /** The paper's measures, for a receipt. */
  receipt?: Receipt | undefined
}

/**
 * A document as it was issued, for the screen and for printing. The PDF says the same: see `describe-document.ts` on the
 * server.
 */
export function DocumentSheet({ order, document, receipt }: DocumentSheetProps) {
  const { kind, number, isComposition, placeOfSupply, tax, needsSignature, amendments } = document
  return (
    <Sheet $receipt={receipt} {...(receipt && { 'data-receipt': '' })}>
      {isComposition && (
        <Notice>Composition taxable person, not eligible to collect tax on supplies</Notice>
      )}
      <Head>
        <div>
          <h1>{documentTitles[kind]}</h1>
          <strong>{number}</strong>
          <Mark order={order} document={document} />
        </div>
        <DocumentDates order={order} document={document} />
      </Head>
      <DocumentParties document={document} />
      <DocumentLines document={document} />
      <DocumentTotals document={document} fulfilment={order.fulfilment} />
      {kind !== 'CREDIT_NOTE' && (
        <Parties>
          {!order.replaces && <Payment order={order} />}
          {needsSignature && <Pharmacist document={document} />}
        </Parties>
      )}
      {amendments.length > 0 && <Amendments amendments={amendments} />}
      {placeOfSupply && (tax || !needsSignature) && (
        <footer>
          {tax && <p>Reverse charge: No</p>}
          {!needsSignature && <p>This document is computer-generated and needs no signature.</p>}
        </footer>
      )}
    </Sheet>
  )
}

/** Says that an invoice without GST no longer counts. Others have credit notes. */
function Mark({ order, document }: DocumentSheetProps) {
  if (document.kind !== 'INVOICE') return null
  if (isCancelled(order.status)) return <Cancelled>Cancelled</Cancelled>
  return document.isRefunded && <Cancelled>Refunded in full</Cancelled>
}

function DocumentDates({ order, document: { issuedAt, corrects } }: DocumentSheetProps) {
  return (
    <Dates>
      <Fact name="Date">{formatDate(issuedAt)}</Fact>
      <Fact name="Order">{order.number}</Fact>
      <Fact name="Ordered on">{formatDate(order.createdAt)}</Fact>
      {order.replaces && <Fact name="Replaces">{order.replaces.number}</Fact>}
      {corrects && (
        <>
          <Fact name="For invoice">{corrects.number}</Fact>
          <Fact name="Invoice date">{formatDate(corrects.issuedAt)}</Fact>
        </>
      )}
    </Dates>
  )
}

function Payment({ order }: { order: Invoice_OrderFragment }) {
  const { upiReference, upiTransactionId } = order.payment
  return (
    <Party title="Payment">
      <strong>{formatMethod(order)}</strong>
      <span>{formatPaymentState(order)}</span>
      {upiReference !== null && <span>{`Reference: ${upiReference}`}</span>}
      {upiTransactionId !== null && <span>{`UPI transaction: ${upiTransactionId}`}</span>}
    </Party>
  )
}

/** Who approved the prescription, and where they sign. */
function Pharmacist({ document }: Pick<DocumentSheetProps, 'document'>) {
  const { pharmacist = null, pharmacistRegistration = null } = document.prescription ?? {}
  return (
    <div>
      <Party title="Pharmacist">
        <strong>{pharmacist ?? NOT_RECORDED}</strong>
        <span>{`Registration: ${pharmacistRegistration ?? NOT_RECORDED}`}</span>
      </Party>
      <Signature>Signature of the registered pharmacist</Signature>
    </div>
  )
}

function Amendments({ amendments }: Pick<DocumentSheet_DocumentFragment, 'amendments'>) {
  return (
    <Party title="Amended">
      {amendments.map((amendment) => (
        <span key={`${amendment.productId} ${amendment.at}`}>{describeAmendment(amendment)}</span>
      ))}
    </Party>
  )
}

function Fact({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

const Sheet = styled.article<{ $receipt: Receipt | undefined }>`
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

  ${({ $receipt }) => $receipt && receiptStyle($receipt)}

  @media print {
    padding: 0;
    border: 0;
  }
`

/* The width on screen is that of the paper. Heat prints everything black. */
const receiptStyle = ({ width, margin, text }: Receipt) => css`
  && {
    gap: ${space[3]};
    width: ${width}mm;
    max-width: 100%;
    margin-inline: auto;
    padding: ${margin}mm;
    border-radius: 0;
    font-size: ${text};
    line-height: 1.3;
  }

  && * {
    color: #000;
    font-size: inherit;
  }

  && h1 {
    font-size: 1.3em;
  }

  && header {
    display: grid;
    gap: ${space[2]};
    padding-bottom: ${space[2]};
  }

  && dl {
    width: 100%;
  }

  && dl > div {
    grid-template-columns: 5.5em auto;
  }

  @media print {
    && {
      width: auto;
      padding: 0;
    }
  }
`

/* A line to sign on, with room for a signature by hand above it. */
const Signature = styled.p`
  margin-top: ${space[10]};
  padding-top: ${space[1]};
  border-top: 1px solid ${color.ink};
  break-inside: avoid;
`

const Notice = styled.p`
  font-weight: ${font.bold};
  text-align: center;
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
