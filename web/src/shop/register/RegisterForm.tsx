import type { SubmitEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RegisterInput } from '../../apollo/schema-types.generated.ts'
import { useRegisterMutation } from './Register.generated.ts'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { EmailField } from '../../ui/forms/EmailField.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import type { FieldError } from '../../ui/forms/use-field-errors.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { BlockedDataNote } from '../../shared/account/BlockedDataNote.tsx'
import { NewPasswordFields, findMismatch } from '../../shared/account/NewPasswordFields.tsx'
import { useLogin } from '../../shared/account/use-login.ts'

const MISMATCH = 'password and confirm password must be same'
const empty = { name: '', email: '', password: '', confirmPassword: '' }

/** Creates an account and logs in. Then the viewer is loaded, and the page redirects. */
export function RegisterForm() {
  const { values, bind, showErrors, formRef } = useForm(empty)
  const { submit, isBusy } = useSubmit(isFieldError)
  const registerAndLogIn = useRegisterAndLogIn()
  const input = { ...values, name: values.name.trim(), email: values.email.trim() }
  const isComplete = Object.values(input).every((text) => text !== '')

  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const mismatch = findMismatch(input, MISMATCH)
    if (mismatch.length > 0) {
      showErrors([...findBadEmail(input.email), ...mismatch])
      return
    }
    const payload = await submit(() => registerAndLogIn(input))
    showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormStack ref={formRef} onSubmit={onSubmit} noValidate>
      <BlockedDataNote />
      <Field {...bind('name')} label="Name" autoComplete="name" required />
      <EmailField {...bind('email')} />
      <NewPasswordFields
        label="Password"
        password={bind('password')}
        confirmation={bind('confirmPassword')}
      />
      <Button type="submit" isWide isBusy={isBusy} disabled={!isComplete}>
        Register
      </Button>
    </FormStack>
  )
}

/** Checks the email in the browser while the passwords differ. Otherwise, the server checks it exactly. */
function findBadEmail(email: string): FieldError[] {
  const isGood = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return isGood ? [] : [{ message: 'Please enter a valid email address.', field: 'email' }]
}

/** Registers and then logs in with the same credentials. Returns the registration's payload. */
function useRegisterAndLogIn() {
  const register = useRegisterMutation({ context: { isAnonymous: true } })
  const login = useLogin()
  const navigate = useNavigate()
  const state: unknown = useLocation().state

  const logIn = async ({ name, email, password }: RegisterInput) => {
    const payload = await login({ email, password }).catch(() => null)
    if (payload?.tokens) {
      toast.success(`Your account is ready. Welcome, ${name}!`)
      return
    }
    // The account exists, so the user continues on the login page.
    toast.success('Your account is ready. Please log in.')
    await navigate(paths.login, { state })
  }
  return async (input: RegisterInput) => {
    const payload = await register(input)
    if (isSuccessful(payload)) await logIn(input)
    return payload
  }
}
