import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, media, radius, space } from '../../ui/theme.ts'

interface FigureProps {
  label: string
  children: ReactNode
  note: ReactNode
}

/** A number with its label and a note. */
export function Figure({ label, children, note }: FigureProps) {
  return (
    <Root>
      <dt>{label}</dt>
      <Value translate="no">{children}</Value>
      <Note>{note}</Note>
    </Root>
  )
}

export const FigureGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const Root = styled.div`
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  font-size: ${font.small};

  dt {
    color: ${color.inkSoft};
    font-weight: ${font.semibold};
  }
`

const Value = styled.dd`
  font-size: ${font.title};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`

const Note = styled.dd`
  color: ${color.inkSoft};
`
