import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, space } from '../../../ui/theme.ts'

interface RowListProps {
  name: string
  rows: readonly { line: number; reason: string }[]
  isBad?: boolean
  children?: ReactNode
}

/** Lists rows of a file, each with its line number and a message. Long lists scroll. */
export function RowList({ name, rows, isBad = false, children }: RowListProps) {
  return (
    <List aria-label={name} tabIndex={0} $isBad={isBad}>
      {rows.map(({ line, reason }) => (
        <li key={`${line} ${reason}`}>
          <strong>{`Line ${line}:`}</strong> <span>{reason}</span>
        </li>
      ))}
      {children}
    </List>
  )
}

const List = styled.ul<{ $isBad: boolean }>`
  display: grid;
  gap: ${space[2]};
  max-height: 240px;
  overflow-y: auto;
  padding: ${space[3]};
  background: ${({ $isBad }) => ($isBad ? color.dangerWash : color.highlightWash)};
  border-radius: ${radius.medium};
  font-size: ${font.small};
`
