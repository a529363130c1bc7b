import { type SubmitEvent, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormStack } from '../../ui/FormStack.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { color, font, size } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { readRecoveryState, withState } from './recovery/recovery-state.ts'
import { useLogin } from './use-login.ts'

/** E-mail and password. Once it is through, the viewer is there: the page leads on. */
export function LoginForm() {
  const state: unknown = useLocation().state
  // Who comes from a recovered password need not type the address again.
  const initial = { email: readRecoveryState(state).email ?? '', password: '' }
  const { values, bind, showErrors, formRef } = useForm(initial)
  const [isBusy, setIsBusy] = useState(false)
  const login = useLogin()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      const { viewer, userErrors } = await login({ ...values, email: values.email.trim() })
      // Which of the two is wrong is not told: the person tries the password again.
      showErrors(userErrors.map(({ message, field }) => ({ message, field: field ?? 'password' })))
      for (const { message } of userErrors) toast.error(message)
      if (viewer) toast.success(`Welcome back, ${viewer.name}`)
    } catch (error) {
      toast.error(toErrorMessage(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field
        {...bind('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        required
      />
      <PasswordField
        {...bind('password')}
        label="Password"
        autoComplete="current-password"
        required
      />
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

const Forgot = styled(Link)`
  display: inline-flex;
  align-items: center;
  justify-self: end;
  min-height: ${size.target};
  margin-block: -12px;
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
`
