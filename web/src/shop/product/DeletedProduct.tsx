import { PackageX } from 'lucide-react'
import { use } from 'react'
import { ProductGrid } from '../../shared/catalogue/ProductGrid.ts'
import { paths } from '../../lib/urls/paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import { NotFoundContext } from '../../shared/page/not-found-context.ts'
import { Page } from '../../shared/page/Page.tsx'
import { ShopCard } from '../../shared/page/ShopCard.tsx'
import { useSimilarProductsQuery } from './SimilarProducts.generated.ts'
import { Subtitle } from './Subtitle.ts'

const TITLE = 'No longer sold'

/**
 * The page for a deleted product. Its name is known only from its URL, which may contain any text, so it is used for a
 * search but not shown. Crawlers get status 404.
 */
export default function DeletedProduct({ name }: { name: string }) {
  const onNotFound = use(NotFoundContext)
  onNotFound()
  return (
    <Page title={TITLE}>
      <meta name="robots" content="noindex" />
      <PageColumn>
        <VisuallyHidden as="h1">{TITLE}</VisuallyHidden>
        <EmptyState
          icon={<PackageX size={32} />}
          title="This product is no longer sold"
          action={<ButtonLink to={paths.home}>Go To Home</ButtonLink>}
        >
          The shop has removed it. You can still see it in your orders.
        </EmptyState>
        {name && <Similar name={name} />}
      </PageColumn>
    </Page>
  )
}

/** Shows the search results for the name. Nothing while it loads, or if it fails. */
function Similar({ name }: { name: string }) {
  const { data } = useSimilarProductsQuery({ variables: { text: name } })
  if (!data || data.searchProducts.edges.length === 0) return null
  return (
    <section>
      <Subtitle>Similar products</Subtitle>
      <ProductGrid $columns="search">
        {data.searchProducts.edges.map(({ node }) => (
          <li key={node.id}>
            <ShopCard product={node} />
          </li>
        ))}
      </ProductGrid>
    </section>
  )
}
