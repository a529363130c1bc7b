import { styled } from 'styled-components'
import { Button } from '../../../ui/buttons/Button.tsx'
import { font, space } from '../../../ui/theme.ts'

interface PagerProps {
  /** From 1. */
  page: number
  totalPages: number
  onPage: (page: number) => void
}

/** Buttons for the previous and next page. At either end the button is ignored but keeps the focus. */
export function Pager({ page, totalPages, onPage }: PagerProps) {
  const go = (next: number) => {
    if (next >= 1 && next <= totalPages) onPage(next)
  }
  return (
    <Root aria-label="Pages">
      <Turn variant="secondary" aria-disabled={page <= 1} onClick={() => go(page - 1)}>
        Previous
      </Turn>
      <Place aria-live="polite">
        {page}/{totalPages}
      </Place>
      <Turn variant="secondary" aria-disabled={page >= totalPages} onClick={() => go(page + 1)}>
        Next
      </Turn>
    </Root>
  )
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 132px) auto minmax(0, 132px);
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

const Turn = styled(Button)`
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`

const Place = styled.p`
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
`
