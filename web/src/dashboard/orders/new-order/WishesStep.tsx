import { missingItemTexts } from '../../../shared/order/missing-item-texts.ts'
import { Field } from '../../../ui/forms/Field.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { type Draft, missingItemChoices } from './draft.ts'
import { Step } from './Step.tsx'

const MAX_NOTE = 200

interface WishesStepProps {
  draft: Draft
  /** What is wrong with the note. */
  error: string | undefined
  onChange: (changes: Partial<Draft>) => void
}

/** What the customer wants if an item is missing, and what the delivery person should know. */
export function WishesStep({ draft, error, onChange }: WishesStepProps) {
  return (
    <Step title="Wishes">
      <SelectField
        label="If an item is missing"
        value={draft.ifItemMissing}
        onChange={({ target }) => {
          const choice = missingItemChoices.find((one) => one === target.value)
          if (choice) onChange({ ifItemMissing: choice })
        }}
      >
        {missingItemChoices.map((choice) => (
          <option key={choice} value={choice}>
            {missingItemTexts[choice]}
          </option>
        ))}
      </SelectField>
      {draft.fulfilment === 'DELIVERY' && (
        <Field
          label="Note for the delivery (optional)"
          maxLength={MAX_NOTE}
          value={draft.deliveryNote}
          error={error}
          onChange={({ target }) => onChange({ deliveryNote: target.value })}
        />
      )}
    </Step>
  )
}
