import { styled } from 'styled-components'
import { color, font, radius, space } from '../../ui/theme.ts'
import type { CartLine } from './cart-rules.ts'

/** What the person should know of a line before ordering it, in the server's sentences. */
export function LineProblems({ problems }: Pick<CartLine, 'problems'>) {
  return problems.map(({ code, message }) => (
    <Problem key={code} $isGood={code === 'PRICE_FELL'}>
      {message}
    </Problem>
  ))
}

const Problem = styled.span<{ $isGood: boolean }>`
  padding: ${space.half} ${space[2]};
  background: ${({ $isGood }) => ($isGood ? color.accentWash : color.dangerWash)};
  color: ${({ $isGood }) => ($isGood ? color.accentDeep : color.dangerDeep)};
  border-radius: ${radius.small};
  font-size: ${font.small};
  font-weight: ${font.medium};
  line-height: 1.35;
`
