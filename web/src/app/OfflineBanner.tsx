import { WifiOff } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, space } from '../ui/theme.ts'
import { useIsOnline } from '../ui/hooks/use-browser.ts'

/** Stands at the lower edge of the header, which stays in sight. */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <div role="status">
      {!isOnline && (
        <Bar>
          <WifiOff size={16} aria-hidden />
          You are offline. What you see may be out of date.
        </Bar>
      )}
    </div>
  )
}

const Bar = styled.p`
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
