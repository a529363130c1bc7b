import { type SubmitEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { toErrorMessage } from '../../apollo/error-message.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormStack } from '../../ui/FormStack.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import type { FieldError } from '../../ui/use-field-errors.ts'
import { useForm } from '../../ui/use-form.ts'
import { useLogin } from './use-login.ts'
import { useRegister } from './use-register.ts'

const differ = 'password and confirm password must be same'
const empty = { name: '', email: '', password: '', confirmPassword: '' }

/** Opens an account and signs in with it. Once it is through, the viewer is there: the page leads on. */
export function RegisterForm() {
  const { values, bind, showErrors, formRef } = useForm(empty)
  const { send, isBusy } = useRegisterAndLogin()
  const { name, email, password, confirmPassword } = values
  const isComplete = [name.trim(), email.trim(), password, confirmPassword].every(
    (text) => text !== '',
  )

  const showAndAnnounce = (errors: readonly FieldError[]) => {
    showErrors(errors)
    for (const { message } of errors) toast.error(message)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (password === confirmPassword) showAndAnnounce(await send(values))
    else showAndAnnounce([{ message: differ, field: 'confirmPassword' }])
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <Field {...bind('name')} label="Name" autoComplete="name" required />
      <Field
        {...bind('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <PasswordField
        {...bind('password')}
        label="Password"
        hint="At least 8 characters."
        autoComplete="new-password"
        required
      />
      <PasswordField
        {...bind('confirmPassword')}
        label="Confirm password"
        autoComplete="new-password"
        required
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={!isComplete}>
        Register
      </Button>
    </FormStack>
  )
}

/** Registers and signs right in with the same credentials. Gives what was refused. */
function useRegisterAndLogin() {
  const register = useRegister()
  const login = useLogin()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  const [isBusy, setIsBusy] = useState(false)

  const enter = async (email: string, password: string, name: string) => {
    try {
      const { tokens } = await login({ email, password })
      if (tokens) {
        toast.success(`Your account is ready. Welcome, ${name}!`)
        return
      }
    } catch {
      // The account stands all the same: the login page takes it from here.
    }
    toast.success('Your account is ready. Please log in.')
    await navigate(paths.login, { state })
  }
  const send = async (values: typeof empty): Promise<readonly FieldError[]> => {
    const input = { ...values, name: values.name.trim(), email: values.email.trim() }
    setIsBusy(true)
    try {
      const { userErrors } = await register(input)
      if (userErrors.length === 0) await enter(input.email, input.password, input.name)
      return userErrors
    } catch (error) {
      return [{ message: toErrorMessage(error), field: null }]
    } finally {
      setIsBusy(false)
    }
  }
  return { send, isBusy }
}
