import { Compass } from 'lucide-react'
import { use, useEffect } from 'react'
import { paths } from '../../lib/urls/paths.ts'
import { repairAddress } from '../../lib/urls/repair-address.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Page } from './Page.tsx'
import { NotFoundContext } from './not-found-context.ts'

/** For URLs without a page. Repairs old links where possible. */
export default function NotFoundRoute() {
  const onNotFound = use(NotFoundContext)
  onNotFound()
  useEffect(() => {
    const repaired = repairAddress(window.location)
    if (repaired !== null) window.location.replace(repaired)
  }, [])
  return (
    <Page title="Not found">
      <meta name="robots" content="noindex" />
      <PageColumn>
        <VisuallyHidden as="h1">Not found</VisuallyHidden>
        <EmptyState
          icon={<Compass size={32} />}
          title="Page not found"
          action={<ButtonLink to={paths.home}>Go To Home</ButtonLink>}
        >
          This page may have moved or been removed.
        </EmptyState>
      </PageColumn>
    </Page>
  )
}
