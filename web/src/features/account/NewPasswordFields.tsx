import type { FieldProps } from '../../ui/forms/Field.tsx'
import { PasswordField } from '../../ui/forms/PasswordField.tsx'

interface NewPasswordFieldsProps {
  label: string
  /** The props of the first field. */
  password: Omit<FieldProps, 'label'>
  /** The props of the second field. */
  confirmation: Omit<FieldProps, 'label'>
}

/** A new password, which is typed twice. */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        hint="At least 8 characters."
        autoComplete="new-password"
      />
      <PasswordField {...confirmation} label="Confirm password" autoComplete="new-password" />
    </>
  )
}
