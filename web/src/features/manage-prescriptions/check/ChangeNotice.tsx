import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '../../../ui/theme.ts'

/** Says that somebody else was faster. It takes the focus, because the form may be gone. */
export function ChangeNotice({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => ref.current?.focus(), [])
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
