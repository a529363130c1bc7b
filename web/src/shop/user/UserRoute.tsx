import { UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import { AccountHead } from '../../shared/account/AccountHead.tsx'
import { AccountNav } from '../../shared/account/AccountNav.tsx'
import { useSessionActions, useViewer } from '../../apollo/session.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { ButtonLink } from '../../ui/buttons/Button.tsx'
import { Card } from '../../ui/layout/Card.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { useIsClient } from '../../ui/hooks/use-browser.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { space } from '../../ui/theme.ts'
import { Page } from '../../shared/page/Page.tsx'
import { Stack } from '../../ui/layout/Stack.ts'

/** The account menu as a page, for phones. */
export default function UserRoute() {
  return (
    <Page title="My Account">
      <PageColumn $narrow>
        <Content />
      </PageColumn>
    </Page>
  )
}

function Content() {
  const { viewer, isLoading, hasFailed } = useViewer()
  const { reload } = useSessionActions()
  const isClient = useIsClient()
  if (hasFailed) {
    return (
      <>
        <VisuallyHidden as="h1">My Account</VisuallyHidden>
        <ErrorState what="your account" onRetry={() => void reload()} />
      </>
    )
  }
  if (isLoading || !isClient) return <Waiting />
  if (!viewer) return <SignedOut />
  return (
    <Stack $gap={5}>
      <AccountHead viewer={viewer} as="h1" />
      <Sheet>
        <AccountNav />
      </Sheet>
    </Stack>
  )
}

function SignedOut() {
  return (
    <>
      <VisuallyHidden as="h1">My Account</VisuallyHidden>
      <EmptyState
        icon={<UserRound size={32} />}
        title="You are not logged in"
        action={
          <ButtonLink to={paths.login} state={{ from: paths.user }}>
            Login
          </ButtonLink>
        }
      >
        Log in to see your orders and addresses.
      </EmptyState>
    </>
  )
}

function Waiting() {
  return (
    <Stack $gap={5} aria-busy>
      <VisuallyHidden as="h1">My Account</VisuallyHidden>
      <Skeleton $height="52px" $width="220px" $round="medium" />
      <Skeleton $height="200px" $round="large" />
    </Stack>
  )
}

const Sheet = styled(Card)`
  padding: ${space[2]};
`
