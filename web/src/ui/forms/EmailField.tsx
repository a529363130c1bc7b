import { Field, type FieldProps } from './Field.tsx'

/** A required email address. */
export function EmailField(props: Omit<FieldProps, 'type' | 'label'>) {
  return (
    <Field
      autoComplete="email"
      {...props}
      label="Email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      required
    />
  )
}
