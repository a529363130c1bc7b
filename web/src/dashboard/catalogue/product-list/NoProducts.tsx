import { PackageSearch } from 'lucide-react'
import { styled } from 'styled-components'
import { useIsAdmin } from '../../../shared/use-role.ts'
import { dashboardPaths } from '../../../lib/urls/dashboard-paths.ts'
import { ButtonLink } from '../../../ui/buttons/Button.tsx'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { space } from '../../../ui/theme.ts'
import { ImportButton } from '../csv/ImportButton.tsx'

/** Shown when no product matches the filter, or when the shop has no products: admins can add them. */
export default function NoProducts({ isFiltered }: { isFiltered: boolean }) {
  const isAdmin = useIsAdmin()
  if (isFiltered || !isAdmin) {
    return (
      <EmptyState icon={<PackageSearch size={32} />} title="No Data">
        {isFiltered ? 'No products found.' : 'Products will appear here.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={<PackageSearch size={32} />}
      title="No Data"
      action={
        <Row>
          <ButtonLink to={dashboardPaths.uploadProduct}>Upload Product</ButtonLink>
          <ImportButton />
        </Row>
      }
    >
      Add your first product, or import many from a CSV file.
    </EmptyState>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`
