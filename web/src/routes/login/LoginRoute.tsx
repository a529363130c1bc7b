import { Link, useLocation } from 'react-router-dom'
import { useViewer } from '../../apollo/session.tsx'
import { LoginForm } from '../../features/account/LoginForm.tsx'
import { paths } from '../../lib/paths.ts'
import { getReturnPath } from '../../lib/return-path.ts'
import { AuthLayout } from '../AuthLayout.tsx'
import { GoBack } from '../GoBack.tsx'
import { FormFooterLink } from '../FormFooterLink.ts'
import { Page } from '../Page.tsx'

/** Says why a guest of an account page was redirected here. */
function getLead(from: string): string {
  return from.startsWith('/dashboard')
    ? 'Please log in to see this page of your account.'
    : 'Good to see you again.'
}

/** Redirects people who are signed in already. */
export default function LoginRoute() {
  const state: unknown = useLocation().state
  const { viewer } = useViewer()
  if (viewer) return <GoBack state={state} role={viewer.role} />
  return (
    <Page title="Login">
      <AuthLayout title="Login" lead={getLead(getReturnPath(state))}>
        <LoginForm />
        <FormFooterLink>
          New here?{' '}
          <Link to={paths.register} state={state}>
            Register
          </Link>
        </FormFooterLink>
      </AuthLayout>
    </Page>
  )
}
