import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { keyframes, styled } from 'styled-components'
import { IconButton } from '../buttons/IconButton.tsx'
import { Overlay, OverlayContent } from './Overlay.tsx'
import { color, font, media, motion, radius, shadow, space } from '../theme.ts'

interface ModalProps {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  /** 'alertdialog' for an urgent question. */
  role?: 'dialog' | 'alertdialog'
  /** Wide enough for a form with two columns. */
  isWide?: boolean
  /** Only a button closes it, for content that can't be shown again. */
  isSticky?: boolean
}

/** A dialog: a bottom sheet on phones, a centered card elsewhere. */
export function Modal(props: ModalProps) {
  const { title, isOpen, onClose, children, role = 'dialog', isWide = false } = props
  const { isSticky = false } = props
  const titleId = useId()
  if (!isOpen) return null
  return (
    <Overlay onClose={isSticky ? stay : onClose}>
      <Panel role={role} aria-modal aria-labelledby={titleId} tabIndex={-1} $isWide={isWide}>
        <Header>
          <Title id={titleId}>{title}</Title>
          <IconButton label="Close" onClick={onClose}>
            <X size={20} />
          </IconButton>
        </Header>
        <Body>
          <OverlayContent>{children}</OverlayContent>
        </Body>
      </Panel>
    </Overlay>
  )
}

const stay = () => undefined

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`

const Panel = styled.div<{ $isWide: boolean }>`
  place-self: end center;
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: ${({ $isWide }) => ($isWide ? '760px' : '480px')};
  max-height: calc(100dvh - ${space[8]});
  background: ${color.surface};
  border-radius: ${radius.huge} ${radius.huge} 0 0;
  box-shadow: ${shadow.float};
  outline: none;
  animation: ${rise} ${motion.calm};

  ${media.tablet} {
    place-self: center;
    border-radius: ${radius.huge};
  }
`

const Header = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
  padding: ${space[4]} ${space[3]} ${space[2]} ${space[6]};
`

const Title = styled.h2`
  font-size: ${font.title};
`

const Body = styled.div`
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[2]} ${space[6]} calc(${space[6]} + env(safe-area-inset-bottom));
`
