import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../src/ui/theme.ts'

/** Shows a component in several states. */
export function Row({ part, children }: { part: string; children: ReactNode }) {
  return (
    <Root>
      <h3>{part}</h3>
      <States>{children}</States>
    </Root>
  )
}

/** A handler for images and demos: it does nothing. */
export const nothing = () => undefined

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
`

const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: flex-start;

  > * {
    max-width: 100%;
  }
`
