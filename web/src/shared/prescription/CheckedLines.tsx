import { styled } from 'styled-components'
import type { CheckOutcome_OrderFragment } from './CheckOutcome.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Stack } from '../../ui/layout/Stack.ts'
import { font, space } from '../../ui/theme.ts'
import { LineName } from './LineName.tsx'

interface CheckedLinesProps {
  title: 'Approved' | 'Rejected'
  lines: CheckOutcome_OrderFragment['lines']
}

/** The lines with one outcome, each with its reason; renders nothing without lines. */
export function CheckedLines({ title, lines }: CheckedLinesProps) {
  if (lines.length === 0) return null
  return (
    <Stack $gap={2}>
      <Title>{title}</Title>
      <List aria-label={title}>
        {lines.map((line) => (
          <li key={line.productId}>
            <LineName line={line} />
            {line.prescribed !== null && (
              <SmallText>{`Prescribed: ${formatCount(line.prescribed, 'pack')}`}</SmallText>
            )}
            {line.checkReason && <SmallText>{line.checkReason}</SmallText>}
          </li>
        ))}
      </List>
    </Stack>
  )
}

const Title = styled.p`
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`
