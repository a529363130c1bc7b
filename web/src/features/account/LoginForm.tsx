import { type SubmitEvent, useState } from 'react'
import { sentenceOf } from '../../apollo/error-sentence.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormStack } from '../../ui/FormStack.ts'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { useForm } from '../../ui/use-form.ts'
import { useLogin } from './use-login.ts'

/** E-mail and password. Once it is through, the viewer is there: the page leads on. */
export function LoginForm() {
  const { values, bind, refuse, formRef } = useForm({ email: '', password: '' })
  const [isBusy, setIsBusy] = useState(false)
  const login = useLogin()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setIsBusy(true)
    try {
      const { viewer, userErrors } = await login({ ...values, email: values.email.trim() })
      // Which of the two is wrong is not told: the person tries the password again.
      refuse(userErrors.map(({ message, field }) => ({ message, field: field ?? 'password' })))
      for (const { message } of userErrors) toast.error(message)
      if (viewer) toast.success(`Welcome back, ${viewer.name}`)
    } catch (error) {
      toast.error(sentenceOf(error))
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
