import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../buttons/IconButton.tsx'
import { Overlay, OverlayContent } from './Overlay.tsx'
import { color, font, motion, shadow, space } from '../theme.ts'

interface DrawerProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** Sticks to the bottom while the content scrolls. */
  footer?: ReactNode
}

/** A full-height panel at the right edge. */
export function Drawer({ title, isOpen, onClose, children, footer }: DrawerProps) {
  const titleId = useId()
  if (!isOpen) return null
  return (
    <Overlay onClose={onClose}>
      <Panel role="dialog" aria-modal aria-labelledby={titleId} tabIndex={-1}>
        <Header>
          <Title id={titleId}>{title}</Title>
          <IconButton label="Close" onClick={onClose}>
            <X size={20} />
          </IconButton>
        </Header>
        <Body>
          <OverlayContent>{children}</OverlayContent>
        </Body>
        {footer && <Footer>{footer}</Footer>}
      </Panel>
    </Overlay>
  )
}

const slide = keyframes`from { transform: translateX(32px); opacity: 0; }`

const Panel = styled.div`
  justify-self: end;
  display: flex;
  flex-direction: column;
  width: min(420px, 100%);
  height: 100dvh;
  background: ${color.page};
  box-shadow: ${shadow.float};
  outline: none;
  animation: ${slide} ${motion.calm};
`

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding: ${space[3]} ${space[3]} ${space[3]} ${space[5]};
  background: ${color.surface};
  border-bottom: 1px solid ${color.line};
`

const Title = styled.h2`
  font-size: ${font.title};
`

const Body = styled.div`
  flex: 1;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[4]};
`

const Footer = styled.div`
  padding: ${space[4]};
  background: ${color.surface};
  border-top: 1px solid ${color.line};
`
