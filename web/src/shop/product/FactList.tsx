import { css, styled } from 'styled-components'
import { color, font, space } from '../../ui/theme.ts'

export interface Fact {
  name: string
  value: string
}

interface FactListProps {
  /** Facts without a value are omitted. */
  facts: readonly Fact[]
  /** Puts name and value next to each other, for short values. */
  isCompact?: boolean
}

export function FactList({ facts, isCompact = false }: FactListProps) {
  return (
    <List>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ name, value }, index) => (
          <Row key={`${name}-${index}`} $isCompact={isCompact}>
            <Name>{name}</Name>
            {/* The browser can know another name for a country than the server. */}
            <Value suppressHydrationWarning>{value}</Value>
          </Row>
        ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`

const compact = css`
  grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  padding-block: ${space[3]};
`

const Row = styled.div<{ $isCompact: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};
  ${({ $isCompact }) => $isCompact && compact}
`

const Name = styled.dt`
  font-weight: ${font.bold};
`

const Value = styled.dd`
  color: ${color.inkSoft};
  white-space: pre-line;
  overflow-wrap: anywhere;
`
