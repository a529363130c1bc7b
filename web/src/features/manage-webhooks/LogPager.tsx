import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { space } from '../../ui/theme.ts'

interface LogPagerProps {
  hasNewer: boolean
  hasOlder: boolean
  onNewer: () => void
  onOlder: () => void
}

/** Newer, Older. At either end a press is ignored, but the button keeps the focus. */
export function LogPager({ hasNewer, hasOlder, onNewer, onOlder }: LogPagerProps) {
  return (
    <Root aria-label="Pages">
      <Turn variant="secondary" aria-disabled={!hasNewer} onClick={() => hasNewer && onNewer()}>
        Newer
      </Turn>
      <Turn variant="secondary" aria-disabled={!hasOlder} onClick={() => hasOlder && onOlder()}>
        Older
      </Turn>
    </Root>
  )
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 132px) minmax(0, 132px);
  justify-content: space-between;
  gap: ${space[3]};
`

const Turn = styled(Button)`
  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`
