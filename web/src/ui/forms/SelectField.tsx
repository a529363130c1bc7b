import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { Box, type FieldFrame, Frame, text, useFieldIds } from './Field.tsx'
import { color, space } from '../theme.ts'

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'id'>, FieldFrame {}

/** A native dropdown, which works on every phone and keyboard. */
export function SelectField({ label, error, hint, children, ...select }: SelectFieldProps) {
  const { ids, aria } = useFieldIds(error, hint)
  return (
    <Frame label={label} error={error} hint={hint} ids={ids}>
      <SelectBox $hasError={Boolean(error)}>
        <Select {...select} {...aria} id={ids.input}>
          {children}
        </Select>
        <ChevronDown size={18} aria-hidden />
      </SelectBox>
    </Frame>
  )
}

const SelectBox = styled(Box)`
  position: relative;

  > svg {
    position: absolute;
    right: ${space[4]};
    color: ${color.inkSoft};
    pointer-events: none;
  }
`

const Select = styled.select`
  ${text}
  padding-right: ${space[10]};
  min-height: 46px;
  text-overflow: ellipsis;
  appearance: none;
  cursor: pointer;

  &:disabled {
    cursor: not-allowed;
  }
`
