import { styled } from 'styled-components'
import { formatMoney } from '../../lib/text/money.ts'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { color, font, space } from '../theme.ts'

interface PriceProps {
  /** In paise. */
  amount: number
  /** The price before the discount, in paise. Struck through if it differs. */
  was?: number
  size?: 'small' | 'body' | 'large'
}

export function Price({ amount, was = amount, size = 'body' }: PriceProps) {
  return (
    <Root $size={size}>
      <Now translate="no">{formatMoney(amount)}</Now>
      {was !== amount && (
        <>
          <VisuallyHidden> instead of </VisuallyHidden>
          <Was translate="no">{formatMoney(was)}</Was>
        </>
      )}
    </Root>
  )
}

const sizes = { small: font.small, body: font.body, large: font.heading }

const Root = styled.span<{ $size: keyof typeof sizes }>`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[1]};
  font-size: ${({ $size }) => sizes[$size]};
  line-height: 1.3;
`

const Now = styled.span`
  white-space: nowrap;
  font-weight: ${font.bold};
`

const Was = styled.s`
  white-space: nowrap;
  font-size: 0.85em;
  color: ${color.inkFaint};
`
