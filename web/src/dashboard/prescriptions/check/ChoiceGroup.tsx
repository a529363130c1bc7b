import { useId } from 'react'
import { styled } from 'styled-components'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { font, space } from '../../../ui/theme.ts'

interface ChoiceGroupProps<Value extends string> {
  /** The id of the element that names the group. */
  nameId: string
  choices: readonly { value: Value; text: string }[]
  /** Null until it is chosen. */
  value: Value | null
  error: string | undefined
  onChoose: (value: Value) => void
}

/** Chooses between two values. The group, not a radio button, can be invalid, so it can take the focus. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { nameId, choices, value: chosen, error, onChoose } = props
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
      {choices.map(({ value, text }) => (
        <Radio
          key={value}
          name={name}
          checked={value === chosen}
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
