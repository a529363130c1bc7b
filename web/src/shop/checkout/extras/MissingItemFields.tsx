import { useId } from 'react'
import { styled } from 'styled-components'
import type { MissingItemChoice } from '../../../apollo/schema-types.generated.ts'
import { missingItemTexts } from '../../../shared/order/missing-item-texts.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { OptionGroup, OptionName } from '../../../ui/forms/option-group.ts'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { font, space } from '../../../ui/theme.ts'

const choices = ['REPLACE', 'CALL', 'LEAVE_OUT'] as const

interface MissingItemFieldsProps {
  value: MissingItemChoice
  onChange: (choice: MissingItemChoice) => void
}

/** Asks what to do if an item is missing. */
export function MissingItemFields({ value: chosen, onChange }: MissingItemFieldsProps) {
  const group = useId()
  return (
    <OptionGroup>
      <Legend>If an item is missing</Legend>
      {choices.map((value) => (
        <Radio key={value} name={group} checked={chosen === value} onChange={() => onChange(value)}>
          <OptionName>{missingItemTexts[value]}</OptionName>
          {value === 'REPLACE' && (
            <SmallText>It never costs more, and never replaces a prescription medicine.</SmallText>
          )}
        </Radio>
      ))}
    </OptionGroup>
  )
}

const Legend = styled.legend`
  padding: 0 0 ${space[3]};
  font-size: ${font.large};
  font-weight: ${font.semibold};
`
