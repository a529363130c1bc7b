import { startTransition, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { useRecentRowQuery } from './RecentRow.generated.ts'
import { useSimilarRowQuery } from './SimilarRow.generated.ts'
import { forgetRecent, listRecent, noteRecent } from '../../lib/recent-products.ts'
import { useIsClient } from '../../ui/hooks/use-browser.ts'
import { useInView } from '../../ui/hooks/use-in-view.ts'
import { color, font, media, radius, size, space } from '../../ui/theme.ts'
import { ShopRow } from '../../shared/page/ShopRow.tsx'
import { Subtitle } from './Subtitle.ts'

interface MoreProductsProps {
  id: string
  /** The ids of products that the page already shows. */
  shown: readonly string[]
}

/**
 * Similar products, and products that were opened in this browser before. Loaded when they come near the viewport, so
 * never on the server.
 */
export function MoreProducts({ id, shown }: MoreProductsProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  const draw = () => startTransition(() => setIsNear(true))
  useInView(ref, draw, { margin: '400px', isActive: !isNear })
  useEffect(() => noteRecent(id), [id])
  return (
    <Root ref={ref}>
      <SimilarRow id={id} shown={shown} isNear={isNear} />
      <RecentRow id={id} isNear={isNear} />
    </Root>
  )
}

/** Renders nothing if there are no similar products, or if they can't be loaded. */
function SimilarRow({ id, shown, isNear }: MoreProductsProps & { isNear: boolean }) {
  const { data, error } = useSimilarRowQuery({
    variables: { id },
    fetchPolicy: isNear ? 'cache-first' : 'standby',
  })
  const products = data?.product?.similarProducts.filter((other) => !shown.includes(other.id))
  if (products?.length === 0 || error) return null
  return (
    <Section>
      {isNear && (
        <>
          <Subtitle>Similar products</Subtitle>
          <ShopRow label="Similar products" products={products} />
        </>
      )}
    </Section>
  )
}

/** The products that are still sold. Renders nothing if there are no such products, or if they can't be loaded. */
function RecentRow({ id, isNear }: { id: string; isNear: boolean }) {
  const isClient = useIsClient()
  const [ids, setIds] = useState(() => listRecent().filter((other) => other !== id))
  const isEmpty = !isClient || ids.length === 0
  const { data, error } = useRecentRowQuery({
    variables: { ids },
    fetchPolicy: isNear && !isEmpty ? 'cache-first' : 'standby',
  })
  if (isEmpty || data?.productsById.length === 0 || error) return null
  const clear = () => {
    forgetRecent()
    setIds([])
  }
  return (
    <Section>
      {isNear && (
        <>
          <Head>
            <Subtitle>Recently viewed</Subtitle>
            <Clear type="button" aria-label="Clear recently viewed" onClick={clear}>
              Clear
            </Clear>
          </Head>
          <ShopRow label="Recently viewed" products={data?.productsById} />
        </>
      )}
    </Section>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};

  &:not(:empty) {
    padding-top: ${space[10]};
  }
`

/* As high as a row, so that nothing moves when the products load. */
const Section = styled.section`
  min-height: 312px;

  ${media.tablet} {
    min-height: 340px;
  }
`

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]};
`

const Clear = styled.button`
  min-width: ${size.target};
  min-height: ${size.target};
  margin-top: -${space[4]};
  padding-inline: ${space[2]};
  color: ${color.accentDeep};
  border-radius: ${radius.small};
  font-weight: ${font.semibold};
`
