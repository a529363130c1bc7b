import { useRef } from 'react'
import { Field } from '../../../../ui/forms/Field.tsx'
import { FieldGroup } from '../FieldGroup.tsx'
import { GstProposal } from './GstProposal.tsx'
import type { ProductEntry, TextName } from '../product-entry.ts'
import { productFields } from '../product-fields.generated.ts'
import { RateFields } from './RateFields.tsx'
import type { ProductFormState } from '../use-product-form.ts'

/** The text field in `GstFields`. */
export const gstNames: readonly TextName[] = ['hsn']

interface GstFieldsProps extends Pick<ProductFormState, 'bind' | 'set' | 'getError'> {
  entry: ProductEntry
}

/** The HSN code and the GST rates, with a proposal while one of them is missing. */
export function GstFields({ entry, bind, set, getError }: GstFieldsProps) {
  const hsnRef = useRef<HTMLInputElement>(null)
  const { hsn, gstRates } = entry
  return (
    <FieldGroup title="GST">
      <Field {...bind('hsn')} {...productFields.hsn} ref={hsnRef} />
      <RateFields
        rates={gstRates}
        error={getError('gstRates')}
        onChange={(rates) => set({ gstRates: rates })}
      />
      {(hsn.trim() === '' || gstRates.length === 0) && (
        <GstProposal
          entry={entry}
          onUse={(proposed) => {
            set(proposed)
            // The button disappears.
            hsnRef.current?.focus()
          }}
        />
      )}
    </FieldGroup>
  )
}
