import { styled } from 'styled-components'
import { describeDoor } from '../describe-collection.ts'
import { formatCity } from '../../../lib/text/format-city.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import type { AddressLabels_OrderFragment } from './AddressLabels.generated.ts'

/** Two columns with four labels each on A4. Labels have 99.1 × 67.7 mm, a common size. */
const PER_SHEET = 8

/** The number of characters about the place that fit on a label in the usual size. */
const MAX_LARGE = 160

/** Prints an address label for each order, in sheets. */
export function AddressLabels({ orders }: { orders: readonly AddressLabels_OrderFragment[] }) {
  const sheets = Array.from({ length: Math.ceil(orders.length / PER_SHEET) }, (_, n) =>
    orders.slice(n * PER_SHEET, (n + 1) * PER_SHEET),
  )
  return sheets.map((labels, index) => (
    <Sheet key={index} aria-label={`Sheet ${index + 1}`}>
      {labels.map((order) => (
        <AddressLabel key={order.id} order={order} />
      ))}
    </Sheet>
  ))
}

function AddressLabel({ order }: { order: AddressLabels_OrderFragment }) {
  const { number, customer, deliveryAddress: to, deliveryNote, totalQuantity } = order
  const isLong = to.addressLine.length + to.landmark.length + deliveryNote.length > MAX_LARGE
  return (
    <Label>
      <To $isLong={isLong}>
        <Head>
          <Name translate="no">{customer?.name ?? 'Customer'}</Name>
          {order.bagNumber !== null && <Bag translate="no">{`Bag ${order.bagNumber}`}</Bag>}
        </Head>
        <p>{to.mobile}</p>
        <p>{to.addressLine}</p>
        <p>{formatCity(to)}</p>
        {to.landmark !== '' && <Long $lines={2}>{to.landmark}</Long>}
        {deliveryNote !== '' && (
          <Long as="strong" $lines={3}>
            {deliveryNote}
          </Long>
        )}
      </To>
      <Foot>
        <Action>{describeDoor(order)}</Action>
        <p>
          <Number>{number}</Number>
          <span>{` · ${formatCount(totalQuantity, 'piece')}`}</span>
          {order.fulfilment === 'PICK_UP' && <span> · Customer collects</span>}
        </p>
      </Foot>
    </Label>
  )
}

const Sheet = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(300px, 100%), 1fr));
  gap: ${space[3]};

  & + & {
    padding-top: ${space[3]};
  }

  @media print {
    && {
      grid-template-columns: 99.1mm 99.1mm;
      grid-template-rows: repeat(4, 67.7mm);
      gap: 0 2.5mm;
      justify-content: center;
      padding: 13mm 0 0;
      break-after: page;
    }

    &&:last-of-type {
      break-after: auto;
    }
  }
`

const Label = styled.li`
  display: grid;
  align-content: space-between;
  gap: ${space[4]};
  min-height: 200px;
  padding: ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  line-height: 1.4;
  overflow-wrap: anywhere;

  @media print {
    grid-template-rows: minmax(0, 1fr) auto;
    gap: 2mm;
    min-height: 0;
    padding: 6mm 7mm;
    border: 0;
    font-size: 11pt;
    line-height: 1.25;
    overflow: hidden;
    break-inside: avoid;
  }
`

/* On paper, the end of an extremely long text is cut rather than the amount. */
const To = styled.div<{ $isLong: boolean }>`
  @media print {
    overflow: hidden;
    font-size: ${({ $isLong }) => ($isLong ? '8.5pt' : 'inherit')};
  }
`

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
`

const Bag = styled.p`
  flex: none;
  padding: 0 ${space[2]};
  border: 2px solid ${color.ink};
  border-radius: ${radius.small};
  font-size: ${font.heading};
  line-height: 1.3;
  font-weight: ${font.bold};
`

const Name = styled.p`
  font-size: ${font.heading};
  line-height: 1.2;
  font-weight: ${font.bold};
`

const Number = styled.span`
  font-size: ${font.large};
  font-weight: ${font.semibold};
`

/* A long landmark leaves room for the note. */
const Long = styled.p<{ $lines: number }>`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${({ $lines }) => $lines};
`

const Action = styled.strong`
  flex: 1 0 100%;
  font-size: ${font.heading};
  line-height: 1.2;
  font-weight: ${font.bold};
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};
  font-size: ${font.small};
`
