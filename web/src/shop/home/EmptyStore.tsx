import { Store } from 'lucide-react'
import { styled } from 'styled-components'
import { useIsAdmin } from '../../shared/use-role.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import { space } from '../../ui/theme.ts'

/** The front page without categories: shows admins the next steps, and asks customers to come back. */
export default function EmptyStore() {
  if (!useIsAdmin()) {
    return (
      <EmptyState icon={<Store size={32} />} title="We are opening soon">
        Our products will appear here. Please come back in a little while.
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Store size={32} />} title="Your shop has no products yet" action={<Steps />}>
      Add your first category, or import products from a CSV file.
    </EmptyState>
  )
}

function Steps() {
  return (
    <Row>
      <ButtonLink to={dashboardPaths.categories}>Add categories</ButtonLink>
      <ButtonLink to={dashboardPaths.products} variant="secondary">
        Import products
      </ButtonLink>
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`
