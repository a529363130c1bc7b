import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../buttons/Button.tsx'
import { inactive } from '../buttons/inactive.ts'
import { space } from '../theme.ts'

interface PagerButton {
  label: string
  /** Null at this end of the list. */
  onTurn: (() => void) | null
}

interface PagerProps {
  previous: PagerButton
  next: PagerButton
  /** The page number. */
  children?: ReactNode
}

/** Buttons for the previous and next page. At either end, the button is ignored but keeps the focus. */
export function Pager({ previous, next, children }: PagerProps) {
  return (
    <Root aria-label="Pages">
      <PageButton {...previous} />
      {children}
      <PageButton {...next} />
    </Root>
  )
}

function PageButton({ label, onTurn }: PagerButton) {
  return (
    <Button variant="secondary" {...(onTurn ? { onClick: onTurn } : inactive)}>
      {label}
    </Button>
  )
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 132px) auto minmax(0, 132px);
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  > :last-child {
    grid-column: 3;
  }

  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`
