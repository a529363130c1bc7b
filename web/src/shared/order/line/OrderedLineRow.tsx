import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatMoney } from '../../../lib/text/money.ts'
import { Stepper } from '../../../ui/buttons/Stepper.tsx'
import { Picture } from '../../../ui/content/Picture.tsx'
import { Price } from '../../../ui/content/Price.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { color, font, media, radius, size, space, tints } from '../../../ui/theme.ts'
import { countOrderable, type OrderedLine } from './ordered-line.ts'

interface OrderedLineRowProps {
  line: OrderedLine
  /** Why it can't be ordered as it is. */
  problem: string | null
  /** The largest quantity, if it is less than the stock. */
  max?: number
  onChange: (quantity: number) => void
  /** More buttons, after the stepper. */
  children?: ReactNode
}

/** A product to order, with its quantity. */
export function OrderedLineRow({ line, problem, max, onChange, children }: OrderedLineRowProps) {
  const { product, quantity } = line
  const { name, unit, images, price, discountedPrice } = product
  const orderable = countOrderable(line)
  return (
    <Row>
      <Tile>
        <Picture image={images[0]} alt="" sizes="64px" side={64} />
      </Tile>
      <Facts>
        <Name>{name}</Name>
        <Details>
          {unit && <span>{unit}</span>}
          <Price size="small" amount={discountedPrice.amount} was={price.amount} />
        </Details>
      </Facts>
      <Foot>
        <Total translate="no">{formatMoney(discountedPrice.amount * orderable)}</Total>
        {quantity > 0 && (
          <Stepper
            name={name}
            quantity={quantity}
            max={max ?? product.available}
            onChange={onChange}
          />
        )}
        {children}
      </Foot>
      {problem !== null && <Problem role="status">{problem}</Problem>}
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${space[1]} ${space[3]};

  ${media.tablet} {
    grid-template-columns: 64px minmax(0, 1fr) auto;
  }
`

/* Beside both rows on phones. */
const Tile = styled.div`
  overflow: hidden;
  align-self: start;
  grid-row: span 2;
  aspect-ratio: 1;
  background: ${tints[5]};
  border-radius: ${radius.medium};

  ${media.tablet} {
    grid-row: auto;
  }
`

const Facts = styled.div`
  min-width: 0;
`

const Name = styled.p`
  font-weight: ${font.medium};
  line-height: 1.3;
  overflow-wrap: anywhere;
`

const Details = styled(SmallText)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space[2]};
`

const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${space[2]};
  min-height: ${size.target};
`

const Total = styled.p`
  flex: 1;
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;

  ${media.tablet} {
    min-width: 72px;
    text-align: right;
  }
`

const Problem = styled.p`
  grid-column: 1 / -1;
  justify-self: start;
  padding: ${space[1]} ${space[2]};
  background: ${color.dangerWash};
  border-radius: ${radius.small};
  color: ${color.dangerDeep};
  font-size: ${font.small};
  font-weight: ${font.medium};
  line-height: 1.35;
`
