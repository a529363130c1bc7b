import { Zap } from 'lucide-react'
import { type Ref, Suspense } from 'react'
import { styled } from 'styled-components'
import type { BuyFactsProps } from './BuyFacts.tsx'
import { useStore } from '../../apollo/session.tsx'
import { lazyChunk } from '../../shared/lazy-chunk.tsx'
import { AddToCart } from '../../shared/cart/AddToCart.tsx'
import { PrescriptionMark } from '../../shared/catalogue/PrescriptionMark.tsx'
import { ProductBrand } from '../../shared/catalogue/ProductBrand.tsx'
import { formatPercent } from '../../lib/text/money.ts'
import { Badge } from '../../ui/content/Badge.tsx'
import { Price } from '../../ui/content/Price.tsx'
import { color, font, media, space } from '../../ui/theme.ts'

const facts = lazyChunk(() => import('./BuyFacts.tsx'))
export const preloadBuyFacts = facts.preload

interface BuyBoxProps extends Pick<BuyFactsProps, 'product' | 'more'> {
  /** Set to the cart control, if there is one. */
  controlRef: Ref<HTMLDivElement>
}

/** Stock, name, unit, price, the cart control if it is in stock, and whether a prescription is required. */
export function BuyBox({ product, more, controlRef }: BuyBoxProps) {
  const store = useStore()
  const isPrescribed = product.medicine?.prescriptionRequired === true
  const promise = isPrescribed ? 'After the prescription check' : store?.deliveryBadge
  const renderFact = (part: BuyFactsProps['part']) => (
    <Suspense>
      <facts.Content {...{ product, more, part }} />
    </Suspense>
  )
  return (
    <Root>
      <Badges>
        <StockBadge stock={product.stock} />
        {promise && product.available > 0 && (
          <Badge $tone="neutral">
            {!isPrescribed && <Zap size={13} aria-hidden />}
            <span>{promise}</span>
          </Badge>
        )}
        {isPrescribed && (
          <Badge $tone="dark">
            <PrescriptionMark />
          </Badge>
        )}
        {renderFact('mark')}
      </Badges>
      <div>
        <ProductBrand product={product} />
        <Name>{product.name}</Name>
      </div>
      {product.unit && (
        <Unit>
          <span>{product.unit}</span>
          {renderFact('unitPrice')}
        </Unit>
      )}
      <Row>
        <Prices>
          <Price size="large" amount={product.discountedPrice.amount} was={product.price.amount} />
          {product.discountPercent > 0 && (
            <Badge $tone="yellow">{`${formatPercent(product.discountPercent)} off`}</Badge>
          )}
          {renderFact('mrp')}
        </Prices>
        {product.stock > 0 && (
          <Control ref={controlRef}>
            <AddToCart product={product} size="large" />
          </Control>
        )}
      </Row>
      {isPrescribed && renderFact('prescription')}
    </Root>
  )
}

/** '{n} in stock' in green, or 'Out of Stock' in red. */
function StockBadge({ stock }: { stock: number }) {
  return stock > 0 ? (
    <Badge $tone="green">{`${stock} in stock`}</Badge>
  ) : (
    <Badge $tone="red">Out of Stock</Badge>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`

const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  > * {
    white-space: normal;
  }
`

const Name = styled.h1`
  padding-top: ${space[1]};
  font-size: ${font.heading};
  outline: none;

  ${media.desktop} {
    font-size: 2rem;
  }
`

const Unit = styled.p`
  color: ${color.inkSoft};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
  padding-top: ${space[3]};

  /* The button is always below the price on phones, whatever the price's width. */
  ${media.belowTablet} {
    flex-direction: column;
    align-items: stretch;
  }
`

const Control = styled.div`
  ${media.belowTablet} {
    button:only-of-type,
    [role='group'] {
      width: 100%;
    }
  }
`

const Prices = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]} ${space[3]};
`
