import { WifiOff } from 'lucide-react'
import { styled } from 'styled-components'
import { useIsOnline } from '../../ui/hooks/use-browser.ts'
import { color, font, space } from '../../ui/theme.ts'

/** At the bottom of the sticky header. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <OfflineBar>
          <WifiOff size={16} aria-hidden />
          You are offline. This page may be out of date.
        </OfflineBar>
      )}
    </div>
  )
}

const OfflineBar = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  background: ${color.highlight};
  color: ${color.onHighlight};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
