import { useId } from 'react'
import type { Decision, LineToCheck, Verdict } from './check-entry.ts'
import { CommonReasons } from '../../../ui/dashboard/fields/CommonReasons.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { Card } from '../../../ui/layout/Card.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { LineName } from '../../../shared/prescription/LineName.tsx'

interface LineDecisionProps {
  line: LineToCheck
  decision: Decision
  verdictError: string | undefined
  reasonError: string | undefined
  prescribedError: string | undefined
  onDecide: (change: Partial<Decision>) => void
}

const reasons = [
  'Not on the prescription',
  'The prescription is unreadable',
  'The prescription is too old',
  'The doctor’s or patient’s name is missing',
]

/** A line that requires a prescription, to be approved or rejected. */
export function LineDecision(props: LineDecisionProps) {
  const { line, decision, verdictError, reasonError, prescribedError, onDecide } = props
  const nameId = useId()
  const isRejected = decision.verdict === 'REJECTED'
  return (
    <Card as="li">
      <Stack role="group" aria-labelledby={nameId} $gap={3}>
        <LineName line={line} id={nameId} />
        <ChoiceGroup
          nameId={nameId}
          choices={verdicts}
          value={decision.verdict}
          error={verdictError}
          onChoose={(verdict) => onDecide({ verdict })}
        />
        {decision.verdict === 'APPROVED' && (
          <Field
            label="Packs prescribed"
            hint="For the whole treatment, including packs that were supplied earlier."
            value={decision.prescribed}
            error={prescribedError}
            onChange={({ target }) => onDecide({ prescribed: target.value.replaceAll(/\D/g, '') })}
            inputMode="numeric"
            required
            maxLength={4}
            autoComplete="off"
          />
        )}
        {decision.verdict !== null && (
          <Field
            label="Reason"
            hint={`${isRejected ? '' : 'Optional. '}Shown to the customer.`}
            value={decision.reason}
            error={reasonError}
            onChange={({ target }) => onDecide({ reason: target.value })}
            required={isRejected}
            maxLength={200}
            autoComplete="off"
          />
        )}
        {isRejected && (
          <CommonReasons reasons={reasons} onChoose={(reason) => onDecide({ reason })} />
        )}
      </Stack>
    </Card>
  )
}

const verdicts = [
  { value: 'APPROVED', text: 'Approve' },
  { value: 'REJECTED', text: 'Reject' },
] as const satisfies { value: Verdict; text: string }[]
