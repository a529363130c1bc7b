import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { keyframes, styled } from 'styled-components'
import { useBackButton } from './back-button.ts'
import { color, layer, motion, radius, shadow, space } from '../theme.ts'

interface MenuProps {
  /** The button's content. */
  label: ReactNode
  /** The button's accessible name. */
  name: string
  /** Links and buttons, which are reached with Tab. */
  children: ReactNode
}

/** A button that opens a panel with links. Closes on Escape, Back, outside clicks and navigation. */
export function Menu({ label, name, children }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const rootRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = () => setIsOpen(false)
  useCloseOutside(rootRef, isOpen, close)
  useCloseOnNavigation(close)

  const closeAndReturn = () => {
    close()
    buttonRef.current?.focus()
  }
  useBackButton(isOpen, closeAndReturn)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) closeAndReturn()
  }
  return (
    <Root ref={rootRef} onKeyDown={onKeyDown}>
      <Trigger
        ref={buttonRef}
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Trigger>
      {isOpen && <Panel id={panelId}>{children}</Panel>}
    </Root>
  )
}

function useCloseOutside(ref: RefObject<HTMLElement | null>, isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('focusin', onPress)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('focusin', onPress)
    }
  }, [ref, isOpen])
}

function useCloseOnNavigation(onClose: () => void) {
  const { pathname } = useLocation()
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [pathname])
}

const drop = keyframes`from { transform: translateY(-6px); opacity: 0; }`

const Root = styled.div`
  position: relative;
`

const Trigger = styled.button`
  border-radius: ${radius.medium};
`

const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${space[2]});
  right: 0;
  z-index: ${layer.menu};
  min-width: 240px;
  padding: ${space[2]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.float};
  animation: ${drop} ${motion.quick};
`
