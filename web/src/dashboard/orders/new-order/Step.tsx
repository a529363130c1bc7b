import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { Card } from '../../../ui/layout/Card.ts'
import { font, space } from '../../../ui/theme.ts'

interface StepProps {
  title: string
  /** What is missing or wrong in this step. */
  error?: string | undefined
  children: ReactNode
}

/** One step of an order by telephone. All steps stay visible, because customers change their minds. */
export function Step({ title, error, children }: StepProps) {
  return (
    <Root as="section" aria-label={title} tabIndex={-1} data-has-error={error ? '' : undefined}>
      <Title>{title}</Title>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {children}
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  outline: none;
`

const Title = styled.h2`
  font-size: ${font.large};
`
