import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { color, layer, motion } from '../theme.ts'
import { useIsClient } from '../hooks/use-browser.ts'
import { useModal } from './use-modal.ts'

interface OverlayProps {
  onClose: () => void
  children: ReactNode
}

/** A modal overlay. Clicking outside the content closes it. */
export function Overlay(props: OverlayProps) {
  const isClient = useIsClient()
  return isClient ? createPortal(<Cover {...props} />, document.body) : null
}

function Cover({ onClose, children }: OverlayProps) {
  const ref = useRef<HTMLDivElement>(null)
  useModal(ref, onClose)
  return (
    <Scrim
      ref={ref}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {children}
    </Scrim>
  )
}

const appear = keyframes`from { opacity: 0; }`

const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${layer.modal};
  display: grid;
  background: ${color.scrim};
  animation: ${appear} ${motion.calm};
`
