import { Link, useLocation, useNavigate } from 'react-router-dom'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import { readRecoveryState, withState } from '../../shared/account/one-time-code/recovery-state.ts'
import { paths } from '../../lib/urls/paths.ts'
import { AuthLayout } from '../../shared/page/AuthLayout.tsx'
import { FormFooterLink } from '../../shared/page/FormFooterLink.ts'
import { Page } from '../../shared/page/Page.tsx'

/** The first step in the password recovery: sends a code. */
export default function ForgotPasswordRoute() {
  const state: unknown = useLocation().state
  const navigate = useNavigate()
  return (
    <Page title="Forgot Password">
      <AuthLayout
        title="Forgot Password"
        lead="We’ll send a 6-digit code to your email address, valid for 10 minutes."
      >
        <ForgotPasswordForm
          email={readRecoveryState(state).email ?? ''}
          onSent={(email) => void navigate(paths.verifyOtp, { state: withState(state, { email }) })}
        />
        <FormFooterLink>
          Remembered it?{' '}
          <Link to={paths.login} state={state}>
            Login
          </Link>
        </FormFooterLink>
      </AuthLayout>
    </Page>
  )
}
