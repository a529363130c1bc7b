import { Link, useLocation } from 'react-router-dom'
import { useViewer } from '../../apollo/session.tsx'
import { RegisterForm } from './RegisterForm.tsx'
import { paths } from '../../lib/urls/paths.ts'
import { AuthLayout } from '../../shared/page/AuthLayout.tsx'
import { GoBack } from '../../shared/page/GoBack.tsx'
import { FormFooterLink } from '../../shared/page/FormFooterLink.ts'
import { Page } from '../../shared/page/Page.tsx'

/** Redirects users who are already logged in. */
export default function RegisterRoute() {
  const state: unknown = useLocation().state
  const { viewer } = useViewer()
  if (viewer) return <GoBack state={state} role={viewer.role} />
  return (
    <Page title="Register">
      <AuthLayout title="Register" lead="One account for your cart, addresses and orders.">
        <RegisterForm />
        <FormFooterLink>
          Already have an account?{' '}
          <Link to={paths.login} state={state}>
            Login
          </Link>
        </FormFooterLink>
      </AuthLayout>
    </Page>
  )
}
