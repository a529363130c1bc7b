import { type ReactNode, useRef } from 'react'
import { createPortal } from 'react-dom'
import { keyframes, styled } from 'styled-components'
import { color, layer, motion } from '../theme.ts'
import { useIsClient } from '../hooks/use-browser.ts'
import { ErrorBoundary } from '../states/ErrorBoundary.tsx'
import { useModal } from './use-modal.ts'

interface OverlayProps {
  onClose: () => void
  children: ReactNode
}

/** A modal overlay. Escape, Back and clicking outside the content close it. */
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

/** An overlay's content. The overlay can still be closed if the content fails. */
export function OverlayContent({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={<p role="alert">Something went wrong. Please close this and try again.</p>}
    >
      {children}
    </ErrorBoundary>
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
