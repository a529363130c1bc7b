import { accountPages } from '../pages.ts'
import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { type ProfileQuery, useProfileQuery } from './Profile.generated.ts'
import { AvatarEditor } from './AvatarEditor.tsx'
import { OrderMails } from './OrderMails.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { SessionList } from './SessionList.tsx'
import { useViewer } from '../../apollo/session.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { Card } from '../../ui/layout/Card.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { media, space } from '../../ui/theme.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Page } from '../../shared/page/Page.tsx'

const nothing = { default: () => null }
/** Without their chunks, the profile works but does not show these sections. */
const PrescriptionsSection = lazy(() => import('./PrescriptionsSection.tsx').catch(() => nothing))
const AccountData = lazy(() => import('./AccountData.tsx').catch(() => nothing))

/** The profile, the email settings, the prescriptions, the logged-in devices and the account's data. */
export default function ProfileRoute() {
  const { viewer } = useViewer()
  return (
    <Page title={accountPages.profile.title}>
      <Stack>
        <PageHeading>Profile</PageHeading>
        {viewer ? <Loaded /> : <ProfileSkeleton />}
      </Stack>
    </Page>
  )
}

function Loaded() {
  // Never shows cached data, which may have been changed on another device.
  const { data, error, refetch } = useProfileQuery({
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  })
  if (data?.viewer) {
    return (
      <Suspense fallback={<ProfileSkeleton />}>
        <Content viewer={data.viewer} />
      </Suspense>
    )
  }
  if (error) return <ErrorState what="your profile" onRetry={() => void refetch()} />
  return <ProfileSkeleton />
}

function Content({ viewer }: { viewer: NonNullable<ProfileQuery['viewer']> }) {
  return (
    <>
      <Person>
        <AvatarEditor viewer={viewer} />
        <ProfileForm viewer={viewer} />
      </Person>
      <OrderMails viewer={viewer} />
      <PrescriptionsSection viewer={viewer} />
      <SessionList viewer={viewer} />
      <AccountData email={viewer.email} />
    </>
  )
}

/** Placeholders in the form's size, and for the sections below the first screen. */
function ProfileSkeleton() {
  return (
    <>
      <SkeletonPerson aria-busy>
        <Skeleton $height="100%" $round="large" />
      </SkeletonPerson>
      <Skeleton $height="90vh" $round="large" />
    </>
  )
}

const Stack = styled(PageStack)`
  max-width: 720px;
`

const Person = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.tablet} {
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[8]};
    padding: ${space[6]};
  }
`

const SkeletonPerson = styled.div`
  height: 522px;

  ${media.tablet} {
    height: 418px;
  }
`
