import { styled } from 'styled-components'
import type { LineToCheck } from './check-entry.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { font, space } from '../../../ui/theme.ts'
import { LineName } from '../../../shared/prescription/LineName.tsx'

/** The order's lines that are not checked, if any. */
export function OtherLines({ lines }: { lines: readonly LineToCheck[] }) {
  const others = lines.filter(({ schedule }) => schedule === 'NONE')
  if (others.length === 0) return null
  return (
    <Stack $gap={2}>
      <Title>No prescription needed</Title>
      <List aria-label="No prescription needed">
        {others.map((line) => (
          <li key={line.productId}>
            <LineName line={line} />
          </li>
        ))}
      </List>
    </Stack>
  )
}

const Title = styled.p`
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`
