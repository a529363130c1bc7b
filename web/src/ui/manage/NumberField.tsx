import { Field, type FieldProps } from '../forms/Field.tsx'

interface NumberFieldProps extends FieldProps {
  hasDecimals?: boolean
}

/** A number, 0 or more. Turning the wheel over it scrolls the page and does not change it unseen. */
export function NumberField({ hasDecimals = false, ...field }: NumberFieldProps) {
  return (
    <Field
      {...field}
      type="number"
      inputMode={hasDecimals ? 'decimal' : 'numeric'}
      min={0}
      step={hasDecimals ? 'any' : 1}
      onWheel={({ currentTarget }) => currentTarget.blur()}
      required
    />
  )
}
