import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../buttons/IconButton.tsx'
import { VisuallyHidden } from '../../layout/VisuallyHidden.ts'
import { BottomBarRoom } from '../BottomBarRoom.ts'
import { color, font, radius, shadow, size, space } from '../../theme.ts'

interface BulkBarProps {
  /** The number of selected rows. The bar is hidden for 0. */
  count: number
  onClear: () => void
  /** Buttons for actions on the selected rows. */
  children: ReactNode
}

/** The actions for a table's selected rows, at the bottom of the window. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  return (
    <>
      <VisuallyHidden role="status">{count > 0 && `${count} selected`}</VisuallyHidden>
      {count > 0 && <BottomBarRoom />}
      {count > 0 && (
        <Root role="group" aria-label="Selected rows">
          <span aria-hidden>{`${count} selected`}</span>
          {children}
          <IconButton label="Clear selection" onClick={onClear}>
            <X size={20} aria-hidden />
          </IconButton>
        </Root>
      )}
    </>
  )
}

const Root = styled.div`
  position: sticky;
  bottom: calc(${space[4]} + var(--frame-bar, 0px));
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  margin-inline: auto;
  min-height: ${size.target};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[5]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.huge};
  box-shadow: ${shadow.float};

  > span {
    font-weight: ${font.semibold};
    font-variant-numeric: tabular-nums;
  }
`
