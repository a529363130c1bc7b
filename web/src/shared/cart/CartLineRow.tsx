import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { formatMoney } from '../../lib/text/money.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Picture } from '../../ui/content/Picture.tsx'
import { Price } from '../../ui/content/Price.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { Stepper } from '../../ui/buttons/Stepper.tsx'
import { color, font, radius, space, tints } from '../../ui/theme.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { OnlyLeft } from './OnlyLeft.tsx'
import { type CartLine, countAvailable } from './cart-rules.ts'
import { useQuantity } from './use-quantity.ts'

interface CartLineRowProps {
  line: CartLine
  onLeave?: () => void
  /** Called when the quantity changes. */
  onChange?: () => void
  /** Called when the row is about to disappear, to move the focus. */
  onRemove: () => void
  /** More notes, below the problems. */
  children?: ReactNode
}

export function CartLineRow(props: CartLineRowProps) {
  const { line, onLeave, onChange, onRemove, children } = props
  const { product, quantity, problems } = line
  const [, setQuantity] = useQuantity(product)
  const available = countAvailable(product, quantity)
  const change = (requested: number) => {
    if (setQuantity(requested) === 0) onRemove()
    onChange?.()
  }
  return (
    <Root>
      <Tile to={paths.product(product)} onClick={onLeave} tabIndex={-1} aria-hidden>
        <Picture image={product.images[0]} alt="" sizes="64px" side={64} />
      </Tile>
      <Facts>
        <Name to={paths.product(product)} onClick={onLeave}>
          {product.name}
        </Name>
        <SmallText as="span">{product.unit}</SmallText>
        <Price amount={product.discountedPrice.amount} was={product.price.amount} />
      </Facts>
      <Amounts>
        {available > 0 ? (
          <>
            <Stepper
              name={product.name}
              quantity={quantity}
              max={product.available}
              onChange={change}
            />
            <LineTotal>
              {`Total ${formatMoney(product.discountedPrice.amount * available)}`}
            </LineTotal>
          </>
        ) : (
          <Button
            variant="secondary"
            aria-label={`Remove ${product.name}`}
            onClick={() => change(0)}
          >
            Remove
          </Button>
        )}
      </Amounts>
      <Notes>
        <LineProblems problems={available > 0 ? problems : problems.filter(isAboutStock)} />
        {available > 0 && quantity === product.stock && <OnlyLeft stock={product.stock} />}
        {available === 0 && (
          <TallTextLink
            to={paths.product(product)}
            aria-label={`Similar products to ${product.name}`}
            onClick={onLeave}
          >
            Similar products
          </TallTextLink>
        )}
        {children}
      </Notes>
    </Root>
  )
}

/** The price does not matter while the product can't be ordered. */
const isAboutStock = ({ code }: CartLine['problems'][number]) =>
  code !== 'PRICE_ROSE' && code !== 'PRICE_FELL'

/** A line's problems, in the server's words. */
function LineProblems({ problems }: Pick<CartLine, 'problems'>) {
  return problems.map(({ code, message }) => (
    <Problem key={code} $code={code}>
      {message}
    </Problem>
  ))
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 64px 1fr auto;
  align-items: center;
  gap: ${space[3]};
`

const Tile = styled(Link)`
  display: block;
  overflow: hidden;
  background: ${tints[5]};
  border-radius: ${radius.medium};
`

const Facts = styled.div`
  display: grid;
  justify-items: start;
  min-width: 0;
`

const Name = styled(Link)`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  /* The minimum target size. */
  min-height: 24px;
  font-weight: ${font.medium};
  font-size: ${font.body};
  line-height: 1.3;
`

/* Full width, because a sentence between image and stepper would be very narrow on phones. */
const Notes = styled.div`
  grid-column: 1 / -1;
  display: grid;
  justify-items: start;
  gap: ${space[1]};

  &:empty {
    display: none;
  }
`

const Amounts = styled.div`
  display: grid;
  justify-items: end;
  gap: ${space[1]};
`

const LineTotal = styled.span`
  font-size: ${font.small};
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** A line with a changed price can be ordered, unlike a line with any other problem. */
const problemColors: Partial<Record<CartLine['problems'][number]['code'], [string, string]>> = {
  PRICE_ROSE: [color.highlightWash, color.onHighlight],
  PRICE_FELL: [color.accentWash, color.accentDeep],
}

const Problem = styled.span<{ $code: CartLine['problems'][number]['code'] }>`
  ${({ $code }) => {
    const [background, text] = problemColors[$code] ?? [color.dangerWash, color.dangerDeep]
    return css`
      background: ${background};
      color: ${text};
    `
  }}
  padding: ${space.half} ${space[2]};
  border-radius: ${radius.small};
  font-size: ${font.small};
  font-weight: ${font.medium};
  line-height: 1.35;
`
