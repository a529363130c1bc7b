import { useId } from 'react'
import { styled } from 'styled-components'
import type { Decision, LineToCheck, Verdict } from './check-entry.ts'
import { CommonReasons } from '../../../ui/dashboard/fields/CommonReasons.tsx'
import { Field, ErrorText } from '../../../ui/forms/Field.tsx'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { Card } from '../../../ui/layout/Card.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { font, space } from '../../../ui/theme.ts'
import { LineName } from '../../../shared/prescription/LineName.tsx'

interface LineDecisionProps {
  line: LineToCheck
  decision: Decision
  verdictError: string | undefined
  reasonError: string | undefined
  onDecide: (change: Partial<Decision>) => void
}

const reasons = [
  'Not on the prescription',
  'The prescription is unreadable',
  'The prescription is older than six months',
  'The doctor’s or patient’s name is missing',
]

/** A line that requires a prescription, to be approved or rejected. */
export function LineDecision(props: LineDecisionProps) {
  const { line, decision, verdictError, reasonError, onDecide } = props
  const nameId = useId()
  const isRejected = decision.verdict === 'REJECTED'
  return (
    <Card as="li">
      <Stack role="group" aria-labelledby={nameId} $gap={3}>
        <LineName line={line} id={nameId} />
        <Verdicts
          nameId={nameId}
          verdict={decision.verdict}
          error={verdictError}
          onChoose={(verdict) => onDecide({ verdict })}
        />
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

interface VerdictsProps {
  /** The id of the element with the line's name. */
  nameId: string
  verdict: Verdict | null
  error: string | undefined
  onChoose: (verdict: Verdict) => void
}

const verdicts = [
  { value: 'APPROVED', text: 'Approve' },
  { value: 'REJECTED', text: 'Reject' },
] as const satisfies { value: Verdict; text: string }[]

/** Chooses between both. The group, not a radio button, can be invalid, so it can take the focus. */
function Verdicts({ nameId, verdict, error, onChoose }: VerdictsProps) {
  const name = useId()
  const errorId = useId()
  return (
    <Group
      role="radiogroup"
      aria-labelledby={nameId}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
      tabIndex={-1}
    >
      {verdicts.map(({ value, text }) => (
        <Radio
          key={value}
          name={name}
          checked={value === verdict}
          onChange={() => onChoose(value)}
          required
        >
          <Text>{text}</Text>
        </Radio>
      ))}
      {error !== undefined && (
        <WideError id={errorId} role="alert">
          {error}
        </WideError>
      )}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};
`

const Text = styled.span`
  font-weight: ${font.semibold};
`

const WideError = styled(ErrorText)`
  grid-column: 1 / -1;
`
