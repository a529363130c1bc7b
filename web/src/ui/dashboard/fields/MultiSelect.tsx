import { useRef } from 'react'
import { styled } from 'styled-components'
import { Chip } from '../../content/Chip.tsx'
import { space } from '../../theme.ts'
import { SelectField } from '../../forms/SelectField.tsx'

export interface Option {
  id: string
  name: string
}

interface MultiSelectProps {
  label: string
  /** The dropdown's placeholder. */
  prompt: string
  options: readonly Option[]
  chosen: readonly Option[]
  onChange: (chosen: readonly Option[]) => void
  error?: string | null | undefined
  hint?: string | null | undefined
}

/** A dropdown for repeated choices, which are shown below as removable chips. */
export function MultiSelect({ options, chosen, onChange, prompt, ...field }: MultiSelectProps) {
  const ref = useRef<HTMLSelectElement>(null)
  const add = (id: string) => {
    const option = options.find((one) => one.id === id)
    if (option) onChange([...chosen, option])
  }
  const remove = (place: number) => {
    onChange(chosen.filter((_, index) => index !== place))
    // The focused chip was removed.
    ref.current?.focus()
  }
  return (
    <Root>
      <SelectField
        {...field}
        ref={ref}
        value=""
        onChange={({ target }) => add(target.value)}
        disabled={options.length === 0 && chosen.length === 0}
      >
        <option value="">{prompt}</option>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      {chosen.length > 0 && (
        <Chips aria-label="Chosen">
          {chosen.map(({ name }, index) => (
            <li key={index}>
              <Chip label={name} onRemove={() => remove(index)} />
            </li>
          ))}
        </Chips>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[2]};
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`
