import type { SubmitEvent } from 'react'
import { useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { isAnyError, useSubmit } from '../../shared/use-submit.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmailField } from '../../ui/forms/EmailField.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'
import { font } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { BlockedDataNote } from '../../shared/account/BlockedDataNote.tsx'
import { readRecoveryState, withState } from '../../shared/account/one-time-code/recovery-state.ts'
import { useLogin } from '../../shared/account/use-login.ts'
import { useTypedText } from './use-typed-text.ts'

/** After the login the viewer is loaded, and the page redirects. */
export function LoginForm() {
  const state: unknown = useLocation().state
  // Prefilled after a password reset.
  const initial = { email: readRecoveryState(state).email ?? '', password: '' }
  const { values, setValues, bind, showErrors, formRef } = useForm(initial)
  useTypedText(formRef, (typed) => setValues((before) => ({ ...before, ...typed })))
  const { submit, isBusy } = useSubmit(isAnyError)
  const login = useLogin()

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => login({ ...values, email: values.email.trim() }))
    if (!payload) return
    const { viewer, userErrors } = payload
    // The server does not say whether email or password is wrong; most likely it is the password.
    showErrors(userErrors.map(({ message, field }) => ({ message, field: field ?? 'password' })))
    if (viewer) toast.success(`Welcome back, ${viewer.name}`)
  }
  return (
    // If it is submitted before its script has loaded, POST keeps the password out of the URL.
    <FormStack ref={formRef} onSubmit={onSubmit} method="post" noValidate>
      <BlockedDataNote />
      <EmailField {...bind('email')} autoComplete="username" />
      <PasswordField {...bind('password')} label="Password" autoComplete="current-password" />
      <Forgot to={paths.forgotPassword} state={withState(state, { email: values.email })}>
        Forgot password?
      </Forgot>
      <Button
        type="submit"
        isWide
        isBusy={isBusy}
        disabled={values.email.trim() === '' || values.password === ''}
      >
        Login
      </Button>
    </FormStack>
  )
}

const Forgot = styled(TallTextLink)`
  justify-self: end;
  margin-block: -12px;
  font-size: ${font.small};
`
