import type {
  PrescriptionCheckState,
  PrescriptionKind,
} from '../../apollo/schema-types.generated.ts'
import type { CheckOutcome_OrderFragment } from './CheckOutcome.generated.ts'
import { Facts } from '../order/Facts.tsx'
import { formatDate, formatDateTime } from '../../lib/text/date.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { CheckedLines } from './CheckedLines.tsx'

/** The outcome of an order's prescription check, or the reason why there was no check. */
export function CheckOutcome({ order }: { order: CheckOutcome_OrderFragment }) {
  const { prescriptionCheck: check, lines } = order
  if (!check) return <p>This order requires no prescription.</p>
  if (check.state !== 'CHECKED') return <p>{stateTexts[check.state]}</p>
  return (
    <Stack>
      <CheckFacts check={check} />
      <CheckedLines title="Rejected" lines={check.rejectedLines} />
      <CheckedLines title="Approved" lines={lines.filter(({ schedule }) => schedule !== 'NONE')} />
    </Stack>
  )
}

type Check = NonNullable<CheckOutcome_OrderFragment['prescriptionCheck']>

function CheckFacts({ check }: { check: Check }) {
  const { checkedAt, checkedBy, patient, prescriber, overrideReason } = check
  return (
    <Facts
      facts={[
        ['Checked', checkedAt && <time dateTime={checkedAt}>{formatDateTime(checkedAt)}</time>],
        ['Checked by', checkedBy ?? '–'],
        ['Prescription of', describeDate(check)],
        ...(overrideReason ? [['Accepted because', overrideReason] as const] : []),
        ['Patient', joinLines(patient, check.patientAddress)],
        ['Prescriber', joinLines(prescriber, check.prescriberAddress)],
        ['Registration number', check.prescriberRegistration || NOT_RECORDED],
      ]}
    />
  )
}

const NOT_RECORDED = 'Not recorded'

const kindTexts: Record<PrescriptionKind, string> = { ACUTE: 'acute', CHRONIC: 'chronic' }

/** Checks from an older release have neither date nor kind, and a check that rejects everything needs neither. */
function describeDate({ issuedOn, kind }: Check): string {
  return issuedOn && kind ? `${formatDate(issuedOn)}, ${kindTexts[kind]} disease` : NOT_RECORDED
}

function joinLines(name: string | null, address: string | null): string {
  return [name, address].filter(Boolean).join(', ') || NOT_RECORDED
}

const stateTexts: Record<Exclude<PrescriptionCheckState, 'CHECKED'>, string> = {
  WAITING_FOR_PAYMENT: 'Waiting for the card payment. The prescription is checked afterwards.',
  PENDING: 'The prescription has to be checked.',
  CANCELLED: 'The order was cancelled before its prescription was checked.',
}
