import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Section } from '../../shared/order/details-parts.tsx'
import { PrescriptionList, PrescriptionTile } from '../../shared/prescription/PrescriptionTile.tsx'
import { formatMoney } from '../../lib/text/money.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import type { OrderCheck_OrderFragment } from './OrderCheck.generated.ts'

type Check = NonNullable<OrderCheck_OrderFragment['prescriptionCheck']>

interface OrderCheckProps {
  order: OrderCheck_OrderFragment
  check: Check
}

/** The state of the order's prescription check, and the rejected items. */
export default function OrderCheck({ order, check }: OrderCheckProps): ReactNode {
  const { prescriptions, rejectedLines } = check
  return (
    <Section title="Prescription">
      <Stack>
        <StateNote check={check} />
        <Notes lines={order.lines} />
        {rejectedLines.length > 0 && <RejectedLines lines={rejectedLines} />}
        {prescriptions.length > 0 && (
          <PrescriptionList aria-label="Prescriptions of this order">
            {prescriptions.map((prescription) => (
              <PrescriptionTile key={prescription.id} prescription={prescription} />
            ))}
          </PrescriptionList>
        )}
      </Stack>
    </Section>
  )
}

/** The pharmacist's notes about approved lines. */
function Notes({ lines }: Pick<OrderCheck_OrderFragment, 'lines'>) {
  return lines.map(({ productId, name, checkReason }) => {
    if (checkReason === null) return null
    return (
      <p key={productId}>
        <Name>{`${name}:`}</Name> <span>{checkReason}</span>
      </p>
    )
  })
}

function StateNote({ check }: { check: Check }) {
  const { title, text } = describeState(check)
  return (
    <Note role="status" $isWaiting={check.state === 'PENDING'}>
      <strong>{title}</strong>
      {text && <p>{text}</p>}
    </Note>
  )
}

function describeState({ state, rejectedLines }: Check): { title: string; text?: string } {
  if (state === 'PENDING') {
    return {
      title: 'Prescription being checked',
      text: 'A pharmacist is checking your prescription before we confirm your order.',
    }
  }
  if (state === 'WAITING_FOR_PAYMENT') {
    return { title: 'Not checked yet', text: 'We check your prescription after the payment.' }
  }
  if (state === 'CANCELLED') {
    return { title: 'Not checked', text: 'The order was cancelled before its check.' }
  }
  return rejectedLines.length === 0
    ? { title: 'Prescription approved' }
    : { title: 'Prescription checked' }
}

function RejectedLines({ lines }: { lines: Check['rejectedLines'] }) {
  return (
    <Stack $gap={3}>
      <p id="rejected-lines">
        A pharmacist could not approve these products. We don’t deliver them:
      </p>
      <Lines aria-labelledby="rejected-lines">
        {lines.map(({ productId, name, unit, quantity, total, checkReason }) => (
          <li key={productId}>
            <Name>{`${name}${unit && `, ${unit}`} × ${quantity}`}</Name>
            <Total translate="no">{formatMoney(total.amount)}</Total>
            {checkReason !== null && <Reason>{checkReason}</Reason>}
          </li>
        ))}
      </Lines>
    </Stack>
  )
}

const Note = styled.div<{ $isWaiting: boolean }>`
  padding: ${space[3]} ${space[4]};
  background: ${({ $isWaiting }) => ($isWaiting ? color.highlightWash : color.sunken)};
  color: ${({ $isWaiting }) => ($isWaiting ? color.onHighlight : color.ink)};
  border-radius: ${radius.medium};

  strong {
    font-weight: ${font.semibold};
  }
`

const Lines = styled.ul`
  display: grid;
  gap: ${space[3]};

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 ${space[3]};
  }
`

const Name = styled.span`
  font-weight: ${font.medium};
`

const Total = styled.span`
  font-variant-numeric: tabular-nums;
  text-decoration: line-through;
`

const Reason = styled(SmallText)`
  grid-column: 1 / -1;
`
