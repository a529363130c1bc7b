import { Link, useLocation } from 'react-router-dom'
import { useViewer } from '../../apollo/session.tsx'
import { LoginForm } from './LoginForm.tsx'
import { paths } from '../../lib/paths.ts'
import { getReturnPath, getWantedProduct } from '../../lib/return-path.ts'
import { AuthLayout } from '../../shared/page/AuthLayout.tsx'
import { GoBack } from '../../shared/page/GoBack.tsx'
import { FormFooterLink } from '../../shared/page/FormFooterLink.ts'
import { Page } from '../../shared/page/Page.tsx'

/** Says why a guest was redirected here: by a product to add, or by an account page. */
function getLead(state: unknown): string {
  if (getWantedProduct(state) !== null) return 'Log in or register to add this to your cart.'
  return getReturnPath(state).startsWith('/dashboard')
    ? 'Please log in to see this page of your account.'
    : 'Log in to order, or register if you are new here.'
}

/** Redirects people who are signed in already. */
export default function LoginRoute() {
  const state: unknown = useLocation().state
  const { viewer } = useViewer()
  if (viewer) return <GoBack state={state} role={viewer.role} />
  return (
    <Page title="Login">
      <AuthLayout title="Login" lead={getLead(state)}>
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
