import { styled } from 'styled-components'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { color, font, space } from '../../../../ui/theme.ts'
import type { TableProduct } from '../cell-edit.ts'

const SHOWN = 5

/** The product count, and the first names. */
export function ProductNames({ products }: { products: readonly TableProduct[] }) {
  const others = products.length - SHOWN
  return (
    <Root>
      <strong>{formatCount(products.length, 'product')}</strong>
      <span>{`${products
        .slice(0, SHOWN)
        .map(({ name, unit }) => `${name}, ${unit}`)
        .join('; ')}${others > 0 ? ` and ${others} more` : ''}`}</span>
    </Root>
  )
}

const Root = styled.span`
  display: block;
  padding-bottom: ${space[3]};
  color: ${color.inkSoft};
  font-size: ${font.small};
  overflow-wrap: anywhere;

  strong {
    display: block;
    color: ${color.ink};
    font-size: ${font.body};
  }
`
