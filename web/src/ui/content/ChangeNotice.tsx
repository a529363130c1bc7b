import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '../theme.ts'

/** Tells the user about a change in the meantime. It takes the focus, because a form may have disappeared. */
export function ChangeNotice({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [children])
  return (
    <Notice ref={ref} tabIndex={-1} role="alert">
      {children}
    </Notice>
  )
}

const Notice = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  color: ${color.onHighlight};
  font-weight: ${font.medium};
  outline: none;
`
