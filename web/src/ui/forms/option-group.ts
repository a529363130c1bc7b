import { styled } from 'styled-components'
import { font, space } from '../theme.ts'

/** Options that each have a name and an explanation. */
export const OptionGroup = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  border: 0;
`

export const OptionLegend = styled.legend`
  padding: 0 0 ${space[1]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

export const OptionName = styled.span`
  display: block;
  font-weight: ${font.semibold};
`
