import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { font, space } from '../../../ui/theme.ts'

/** Fields under a title. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Root>
      <Legend>{title}</Legend>
      {children}
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
`

const Legend = styled.legend`
  padding-bottom: ${space[2]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
