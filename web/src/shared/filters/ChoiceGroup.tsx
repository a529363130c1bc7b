import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Mark } from '../../ui/forms/Radio.tsx'
import { color, font, space } from '../../ui/theme.ts'

/** Choices under a title. */
export function ChoiceGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Group>
      <Title>{title}</Title>
      {children}
    </Group>
  )
}

interface ChoiceProps extends ComponentProps<'input'> {
  type: 'checkbox' | 'radio'
  label: string
  /** The number of products that it would leave. */
  count?: number
}

/** A row with a checkbox or radio button that can be pressed anywhere. */
export function Choice({ label, count, ...input }: ChoiceProps) {
  return (
    <Row>
      <Mark {...input} />
      <span>{label}</span>
      {count !== undefined && <Count>{count}</Count>}
    </Row>
  )
}

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const Title = styled.legend`
  padding-bottom: ${space[1]};
  font-weight: ${font.bold};
`

const Row = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  min-height: 44px;
  cursor: pointer;

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`

const Count = styled.span`
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;
`
