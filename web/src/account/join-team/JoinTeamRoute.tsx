import { Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { type Viewer, useStore, useViewer } from '../../apollo/session.tsx'
import { teamRoles } from '../../shared/team-roles.ts'
import { isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { CenteredSpinner } from '../../ui/content/Spinner.tsx'
import { EmptyState, ErrorState } from '../../ui/states/StateMessage.tsx'
import { space } from '../../ui/theme.ts'
import { Page } from '../../shared/page/Page.tsx'
import {
  useAcceptTeamInvitationMutation,
  useJoinTeamQuery,
  useOpenInvitationQuery,
  type JoinTeamQuery,
} from './JoinTeam.generated.ts'

type Invitation = NonNullable<NonNullable<JoinTeamQuery['viewer']>['teamInvitation']>

/** The page behind the link in an invitation to the team: `?token=…`. Inside RequireViewer. */
export default function JoinTeamRoute() {
  const { viewer } = useViewer()
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  return (
    <Page title="Join the team">
      <PageColumn $narrow>
        <VisuallyHidden as="h1">Join the team</VisuallyHidden>
        {viewer ? <Received token={token} viewer={viewer} /> : <Welcome token={token} />}
      </PageColumn>
    </Page>
  )
}

function Message({
  title,
  action,
  children,
}: {
  title: string
  action?: ReactNode
  children: string
}) {
  return (
    <EmptyState icon={<Users size={32} />} title={title} action={action}>
      {children}
    </EmptyState>
  )
}

/** Welcomes guests. Checks the invitation first, so that nobody registers for an invalid one. */
function Welcome({ token }: { token: string }) {
  const { data, error, refetch } = useOpenInvitationQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  })
  const { pathname, search } = useLocation()
  const state = { from: pathname + search }
  const name = useStore()?.name ?? 'the shop'
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />
  if (!data.isTeamInvitationOpen) return <NotValid />
  return (
    <Message
      title={`Join the team of ${name}`}
      action={
        <Row>
          <ButtonLink to={paths.login} state={state}>
            Login
          </ButtonLink>
          <ButtonLink to={paths.register} state={state} variant="secondary">
            Register
          </ButtonLink>
        </Row>
      }
    >
      Log in or register with the email address that got the invitation.
    </Message>
  )
}

function Received({ token, viewer }: { token: string; viewer: Viewer }) {
  const { data, error, refetch } = useJoinTeamQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  })
  const invitation = data?.viewer?.teamInvitation
  if (invitation?.isForViewer) return <Offer token={token} invitation={invitation} />
  if (invitation) {
    return (
      <Message title="This invitation is for another email address">
        {`You are logged in as ${viewer.email}. Log out, open the link in the email again, and log in or register with the address that got it.`}
      </Message>
    )
  }
  if (viewer.role !== 'USER') return <Joined />
  return data ? <NotValid /> : <Waiting error={error} onRetry={() => void refetch()} />
}

function NotValid() {
  return (
    <Message title="This invitation is no longer valid">
      It was used, cancelled or replaced by a newer one, or is older than seven days. Ask a shop
      admin to send it again.
    </Message>
  )
}

function Waiting({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) {
  if (!error) return <CenteredSpinner label="Loading the invitation" />
  return (
    <ErrorState what="the invitation" onRetry={onRetry}>
      {toErrorMessage(error)}
    </ErrorState>
  )
}

function Offer({ token, invitation }: { token: string; invitation: Invitation }) {
  const accept = useAcceptTeamInvitationMutation()
  const { submit, isBusy } = useSubmit()
  const navigate = useNavigate()
  const join = async () => {
    const payload = await submit(() => accept({ token }), 'Welcome to the team')
    if (isSuccessful(payload)) await navigate(dashboardPaths.allOrders, { replace: true })
  }
  const { name, meaning } = teamRoles[invitation.role]
  return (
    <Message
      title={`Join the team of ${useStore()?.name ?? 'the shop'}`}
      action={
        <Button isBusy={isBusy} onClick={() => void join()}>
          Join the team
        </Button>
      }
    >
      {`Your role: ${name}. ${meaning}`}
    </Message>
  )
}

function Joined() {
  return (
    <Message
      title="You are in the team"
      action={<ButtonLink to={dashboardPaths.allOrders}>All Orders</ButtonLink>}
    >
      You no longer need an invitation.
    </Message>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space[3]};
`
