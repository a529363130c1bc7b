import { styled } from 'styled-components'
import { color, font } from '../../ui/theme.ts'

/** The brand above a product's name, unless the name starts with it. */
export function ProductBrand({ product }: { product: { name: string; brand: string } }) {
  const { name, brand } = product
  const isInName = name.toLowerCase().startsWith(brand.toLowerCase())
  return isInName ? null : <Brand>{brand}</Brand>
}

const Brand = styled.p`
  overflow: hidden;
  color: ${color.inkSoft};
  font-size: ${font.small};
  line-height: 18px;
  text-overflow: ellipsis;
  white-space: nowrap;
`
