import type { FieldError } from '../../ui/forms/use-field-errors.ts'
import type { FieldProps } from '../../ui/forms/Field.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'

interface NewPasswordFieldsProps {
  label: string
  /** The props for the first field. */
  password: Omit<FieldProps, 'label'>
  /** The props for the second field. */
  confirmation: Omit<FieldProps, 'label'>
}

const SHORT = 'Password must have at least 8 characters.'

/**
 * Returns the errors for two passwords that differ, which can't be sent. The password may also be too short, which the
 * server would report only later. Empty if it can be sent.
 */
export function findMismatch(
  typed: { password: string; confirmPassword: string },
  message: string,
  passwordField = 'password',
): FieldError[] {
  if (typed.password === typed.confirmPassword) return []
  const mismatch = { message, field: 'confirmPassword' }
  const isShort = Array.from(typed.password).length < 8
  return isShort ? [{ message: SHORT, field: passwordField }, mismatch] : [mismatch]
}

/** A new password, which is typed twice. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        hint={password.error ? null : 'At least 8 characters.'}
        autoComplete="new-password"
      />
      <PasswordField {...confirmation} label="Confirm password" autoComplete="new-password" />
    </>
  )
}
