import { Navigate, useLocation, useNavigate } from 'react-router-dom'
import { ResetPasswordForm } from './ResetPasswordForm.tsx'
import {
  readRecoveryState,
  readResetLink,
  withState,
} from '../../shared/account/one-time-code/recovery-state.ts'
import { paths } from '../../lib/urls/paths.ts'
import { AuthLayout } from '../../shared/page/AuthLayout.tsx'
import { Page } from '../../shared/page/Page.tsx'

/** The last step in the password recovery. Needs a verified code, or the emailed link. */
export default function ResetPasswordRoute() {
  const location = useLocation()
  const state: unknown = location.state
  const navigate = useNavigate()
  const linked = readResetLink(location.hash)
  // Removes the token from the URL, which the browser's history keeps.
  if (linked) return <Navigate to={paths.resetPassword} state={withState(state, linked)} replace />
  const { email, resetToken } = readRecoveryState(state)
  if (email === null || resetToken === null) return <Navigate to={paths.home} replace />
  const leave = (path: string) =>
    void navigate(path, { state: withState(state, { resetToken: null }), replace: true })
  return (
    <Page title="Reset Password">
      <AuthLayout title="Reset Password" lead={`A new password for ${email}.`}>
        <ResetPasswordForm
          email={email}
          resetToken={resetToken}
          onChanged={() => leave(paths.login)}
          onExpired={() => leave(paths.forgotPassword)}
        />
      </AuthLayout>
    </Page>
  )
}
