import { Field, type FieldProps } from '../../forms/Field.tsx'

interface NumberFieldProps extends FieldProps {
  hasDecimals?: boolean
}

/** A number field, 0 or more, required by default. The mouse wheel scrolls the page instead of changing the value. */
export function NumberField({ hasDecimals = false, required = true, ...field }: NumberFieldProps) {
  return (
    <Field
      {...field}
      type="number"
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      min={0}
      step={hasDecimals ? 'any' : 1}
      onWheel={({ currentTarget }) => currentTarget.blur()}
      required={required}
    />
  )
}
