import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom'
import { CodeForm } from '../../shared/account/one-time-code/CodeForm.tsx'
import { useRequestPasswordReset, useVerifyResetCode } from './use-recovery.ts'
import { readRecoveryState, withState } from '../../shared/account/one-time-code/recovery-state.ts'
import { paths } from '../../lib/urls/paths.ts'
import { AuthLayout } from '../../shared/page/AuthLayout.tsx'
import { FormFooterLink } from '../../shared/page/FormFooterLink.ts'
import { Page } from '../../shared/page/Page.tsx'

/** The second step in the password recovery. Needs the email address from the first step. */
export default function VerifyOtpRoute() {
  const state: unknown = useLocation().state
  const { email } = readRecoveryState(state)
  if (email === null) return <Navigate to={paths.forgotPassword} replace />
  return (
    <Page title="Enter OTP">
      <AuthLayout
        title="Enter OTP"
        lead={`If ${email} has an account, we’ve sent a 6-digit code to it, valid for 10 minutes. You can also open the link in the email.`}
      >
        <Verification email={email} state={state} />
        <FormFooterLink>
          Wrong address?{' '}
          <Link to={paths.forgotPassword} state={state}>
            Change it
          </Link>
        </FormFooterLink>
      </AuthLayout>
    </Page>
  )
}

function Verification({ email, state }: { email: string; state: unknown }) {
  const verify = useVerifyResetCode()
  const request = useRequestPasswordReset()
  const navigate = useNavigate()
  return (
    <CodeForm
      submitLabel="Verify OTP"
      verify={async (code) => {
        const payload = await verify({ email, code })
        const { resetToken } = payload
        // Replaces the history entry, because the code can't be reused.
        if (resetToken !== null) {
          await navigate(paths.resetPassword, {
            state: withState(state, { resetToken }),
            replace: true,
          })
        }
        return payload
      }}
      resend={() => request({ email })}
    />
  )
}
