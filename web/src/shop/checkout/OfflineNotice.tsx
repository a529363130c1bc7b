import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '../../ui/theme.ts'

/** The order is sent when the connection is back. `children` is a button to cancel. */
export function OfflineNotice({ children }: { children?: ReactNode }) {
  return (
    <Root role="status">
      <WifiOff size={20} aria-hidden />
      <span>
        You are offline. We’ll place your order, only once, as soon as you’re back online.
      </span>
      {children}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[2]} ${space[3]};
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
  border-radius: ${radius.medium};

  button {
    grid-column: 2;
    justify-self: start;
  }
`
