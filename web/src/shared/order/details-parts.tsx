import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { font, media, space } from '../../ui/theme.ts'

/* Layout shared by the customer's and the admin's order pages. */

interface SectionProps {
  title: string
  /** The level of its title. */
  heading?: 'h2' | 'h3'
  children: ReactNode
}

/** A titled card. */
export function Section({ title, heading = 'h3', children }: SectionProps) {
  return (
    <Card as="section">
      <Subtitle as={heading}>{title}</Subtitle>
      {children}
    </Card>
  )
}

/** Two stacks of sections on wide screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: ${space[4]};
  }
`

export const Column = styled(PageStack)`
  gap: ${space[3]};

  ${media.tablet} {
    gap: ${space[4]};
  }
`

export const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`

export const Number = styled.h2`
  font-size: ${font.large};
  letter-spacing: 0;
  font-variant-numeric: tabular-nums;
`

const Subtitle = styled.h3`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`
