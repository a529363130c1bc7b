import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Card } from '../../ui/layout/Card.ts'
import { color, font, media, space } from '../../ui/theme.ts'
import type { BestSellers_ProductFragment } from './Sales.generated.ts'

type Product = BestSellers_ProductFragment

interface BestSellersProps {
  byPieces: readonly Product[]
  byRevenue: readonly Product[]
}

/** A period's best-selling products. */
export function BestSellers({ byPieces, byRevenue }: BestSellersProps) {
  return (
    <Columns>
      <Ranking
        title="Best sellers by items sold"
        products={byPieces}
        format={({ pieces }) => formatCount(pieces, 'piece')}
      />
      <Ranking
        title="Best sellers by revenue"
        products={byRevenue}
        format={({ revenue }) => formatMoney(revenue.amount)}
      />
    </Columns>
  )
}

interface RankingProps {
  title: string
  products: readonly Product[]
  format: (product: Product) => string
}

function Ranking({ title, products, format }: RankingProps) {
  return (
    <Card as="section" aria-label={title}>
      <Title>{title}</Title>
      {products.length === 0 && <SmallText>No sales in this period.</SmallText>}
      <ol>
        {products.map((product) => (
          <Row key={product.productId}>
            <Name to={`${dashboardPaths.products}?q=${product.productId}`}>
              <span>{product.name}</span> <SmallText as="span">{product.unit}</SmallText>
            </Name>
            <Figure>{format(product)}</Figure>
          </Row>
        ))}
      </ol>
    </Card>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

export const Title = styled.h3`
  padding-bottom: ${space[2]};
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  border-top: 1px solid ${color.line};
`

const Name = styled(Link)`
  padding-block: ${space[3]};
  overflow-wrap: anywhere;

  ${media.hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`

const Figure = styled.span`
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
