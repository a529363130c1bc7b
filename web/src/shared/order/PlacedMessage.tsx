import { Check } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { EmptyState } from '../../ui/states/StateMessage.tsx'

interface PlacedMessageProps {
  number: string
  action: ReactNode
  children: ReactNode
}

/** Replaces a form once its order is placed. It takes the focus, because the form has gone. */
export function PlacedMessage({ number, action, children }: PlacedMessageProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Root ref={ref} tabIndex={-1} role="status">
      <EmptyState
        icon={<Check size={32} aria-hidden />}
        title={`Order ${number} is placed`}
        action={action}
      >
        {children}
      </EmptyState>
    </Root>
  )
}

const Root = styled.div`
  outline: none;
`
