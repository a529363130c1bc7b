import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { OrderLines_OrderFragment } from './Order.generated.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { Picture, type PictureSource } from '../../ui/content/Picture.tsx'
import { Price } from '../../ui/content/Price.tsx'
import { color, font, radius, space, tints } from '../../ui/theme.ts'
import { SmallText } from '../../ui/content/SmallText.ts'

/** An order line's image. */
export function LinePicture({ image }: { image: PictureSource | null | undefined }) {
  return (
    <Tile>
      <Picture image={image} alt="" sizes="64px" side={64} />
    </Tile>
  )
}

interface OrderLinesProps<Line> {
  lines: readonly Line[]
  /** What can be done with a line. */
  renderAction?: (line: Line) => ReactNode
}

/** An order's products at the time of the order. */
export function OrderLines<Line extends OrderLines_OrderFragment['lines'][number]>({
  lines,
  renderAction,
}: OrderLinesProps<Line>) {
  if (lines.length === 0) return <SmallText>No items left.</SmallText>
  return (
    <List>
      {lines.map((line) => (
        <Row key={line.productId}>
          <LinePicture image={line.image} />
          <div>
            <Name>{line.name}</Name>
            {line.unit && <SmallText>{line.unit}</SmallText>}
            <Each>
              <Price size="small" amount={line.discountedPrice.amount} was={line.price.amount} />
              <span>{`× ${line.quantity}`}</span>
            </Each>
            {renderAction?.(line)}
          </div>
          <Total translate="no">{formatMoney(line.total.amount)}</Total>
        </Row>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
`

const Tile = styled.div`
  overflow: hidden;
  width: 64px;
  height: 64px;
  background: ${tints[5]};
  border-radius: ${radius.medium};
`

const Name = styled.p`
  font-weight: ${font.medium};
  line-height: 1.3;
`

const Each = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[1]};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
`

const Total = styled.p`
  color: ${color.ink};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
`
