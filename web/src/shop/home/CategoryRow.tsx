import { startTransition, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useCategoryRowQuery } from './CategoryRow.generated.ts'
import type { CategoryTiles_CategoryFragment } from '../../shared/catalogue/CategoryTiles.generated.ts'
import { paths } from '../../lib/urls/paths.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { color, font, media, radius, space } from '../../ui/theme.ts'
import { useInView } from '../../ui/hooks/use-in-view.ts'
import { ShopRow } from '../../shared/page/ShopRow.tsx'

interface CategoryRowProps {
  category: CategoryTiles_CategoryFragment
  /** Whether it is the first row, which most people see immediately. */
  isFirst: boolean
}

/** The newest products in a category, loaded when the row comes near the viewport. */
export function CategoryRow({ category, isFirst }: CategoryRowProps) {
  const ref = useRef<HTMLElement>(null)
  const [isNear, setIsNear] = useState(isFirst)
  const draw = () => startTransition(() => setIsNear(true))
  useInView(ref, draw, { margin: '400px', isActive: !isNear })
  const { data, error, refetch } = useCategoryRowQuery({
    variables: { categoryId: category.id },
    fetchPolicy: isNear ? 'cache-first' : 'standby',
  })
  if (data?.category?.newestProducts.length === 0) return null
  return (
    <Root ref={ref} aria-labelledby={`row-${category.id}`}>
      <Head>
        <Title id={`row-${category.id}`}>{category.name}</Title>
        <SeeAll to={paths.category(category)} aria-label={`See All ${category.name}`}>
          See All
        </SeeAll>
      </Head>
      {error && !data ? (
        <ErrorState what="these products" onRetry={() => void refetch()} />
      ) : (
        isNear && (
          <ShopRow
            label={category.name}
            products={data?.category?.newestProducts}
            eager={isFirst ? 3 : 0}
          />
        )
      )}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[3]};
  /* The height with products. */
  min-height: 328px;

  ${media.tablet} {
    min-height: 356px;
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
