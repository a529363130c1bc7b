import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../buttons/Button.tsx'
import { space } from '../theme.ts'

interface Turn {
  label: string
  /** Null at this end of the list. */
  go: (() => void) | null
}

interface PagerProps {
  back: Turn
  forth: Turn
  /** The number of the page. */
  children?: ReactNode
}

/** Buttons for the pages before and after this one. At either end the button is ignored but keeps the focus. */
export function Pager({ back, forth, children }: PagerProps) {
  return (
    <Root aria-label="Pages">
      <TurnButton {...back} />
      {children}
      <TurnButton {...forth} />
    </Root>
  )
}

function TurnButton({ label, go }: Turn) {
  return (
    <Button variant="secondary" aria-disabled={!go} onClick={() => go?.()}>
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
