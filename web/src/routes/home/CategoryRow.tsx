import { startTransition, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type {
  CategoryRow_CategoryFragment,
  CategoryTiles_CategoryFragment,
} from '../../apollo/generated.ts'
import { categoryPath } from '../../lib/paths.ts'
import { ScrollRow } from '../../ui/ScrollRow.tsx'
import { color, font, media, radius, space } from '../../ui/theme.ts'
import { useInView } from '../../ui/use-in-view.ts'
import { ShopCard } from '../ShopCard.tsx'

interface CategoryRowProps {
  category: CategoryTiles_CategoryFragment & CategoryRow_CategoryFragment
}

/** The newest products of a category. They are drawn when they come near the window: most people look at two rows. */
export function CategoryRow({ category }: CategoryRowProps) {
  const ref = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(false)
  useInView(ref, () => startTransition(() => setIsNear(true)), { isActive: !isNear })
  return (
    <Root ref={ref} aria-labelledby={`row-${category.id}`}>
      <Head>
        <Title id={`row-${category.id}`}>{category.name}</Title>
        <SeeAll to={categoryPath(category)} aria-label={`See All ${category.name}`}>
          See All
        </SeeAll>
      </Head>
      {isNear && (
        <ScrollRow label={category.name} step={200}>
          <Products products={category.newestProducts} />
        </ScrollRow>
      )}
    </Root>
  )
}

function Products({ products }: { products: CategoryRow_CategoryFragment['newestProducts'] }) {
  return products.map((product) => (
    <Cell key={product.id}>
      <ShopCard product={product} />
    </Cell>
  ))
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  /* As high as with its products. */
  min-height: 310px;

  ${media.tablet} {
    min-height: 338px;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
`

const Title = styled.h2`
  font-size: ${font.title};

  ${media.tablet} {
    font-size: ${font.heading};
  }
`

const SeeAll = styled(Link)`
  display: inline-flex;
  align-items: center;
  flex: none;
  min-height: 44px;
  padding-inline: ${space[2]};
  color: ${color.accentDeep};
  border-radius: ${radius.small};
  font-weight: ${font.semibold};

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`

const Cell = styled.li`
  width: 148px;

  ${media.tablet} {
    width: 176px;
  }
`
