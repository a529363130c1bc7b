import type { ComponentProps } from 'react'
import { formNames, scheduleNames, unitNames } from '../../../shared/medicine/medicine-words.ts'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { medicineLabels } from './medicine-entry.ts'
import { Pair } from './Pair.ts'
import type { ProductFormState } from './use-product-form.ts'

/** The fields for medicines. They are in a separate chunk, because few products are medicines. */
export default function MedicineChoices({ bind }: Pick<ProductFormState, 'bind'>) {
  return (
    <>
      <Choice
        {...bind('medicineForm', 'medicine.form')}
        label={medicineLabels.medicineForm}
        names={Object.values(formNames)}
      />
      <Pair>
        <NumberField
          {...bind('packCount', 'medicine.packCount')}
          label={medicineLabels.packCount}
          hint="For example, 15 for 15 tablets. Empty if unknown"
          hasDecimals
          required={false}
        />
        <Choice
          {...bind('packUnit', 'medicine.packUnit')}
          label={medicineLabels.packUnit}
          names={Object.values(unitNames)}
        />
      </Pair>
      <Choice
        {...bind('schedule', 'medicine.schedule')}
        label={medicineLabels.schedule}
        hint="Orders with H or H1 need a prescription that you check. X isn’t sold online"
        names={Object.values(scheduleNames)}
      />
    </>
  )
}

interface ChoiceProps extends ComponentProps<typeof SelectField> {
  names: string[]
}

function Choice({ names, ...field }: ChoiceProps) {
  return (
    <SelectField {...field} required>
      <option value="">Select</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
