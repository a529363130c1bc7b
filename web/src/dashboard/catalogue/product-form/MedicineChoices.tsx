import { formNames, scheduleNames, unitNames } from '../../../shared/medicine/medicine-words.ts'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { SelectField } from '../../../ui/dashboard/fields/SelectField.tsx'
import { medicineLabels } from './medicine-entry.ts'
import { Pair } from './Pair.ts'
import type { ProductFormState } from './use-product-form.ts'

/** What is asked about medicines only. In a chunk of its own, because few products are medicines. */
export default function MedicineChoices({ bind }: Pick<ProductFormState, 'bind'>) {
  return (
    <>
      <SelectField
        {...bind('medicineForm', 'medicine.form')}
        label={medicineLabels.medicineForm}
        required
      >
        <Choices names={Object.values(formNames)} />
      </SelectField>
      <Pair>
        <NumberField
          {...bind('packCount', 'medicine.packCount')}
          label={medicineLabels.packCount}
          hint="For example, 15 for 15 tablets. Empty if unknown"
          hasDecimals
          required={false}
        />
        <SelectField
          {...bind('packUnit', 'medicine.packUnit')}
          label={medicineLabels.packUnit}
          required
        >
          <Choices names={Object.values(unitNames)} />
        </SelectField>
      </Pair>
      <SelectField
        {...bind('schedule', 'medicine.schedule')}
        label={medicineLabels.schedule}
        hint="Orders with H and H1 need a prescription, which you check. X is not sold online"
        required
      >
        <Choices names={Object.values(scheduleNames)} />
      </SelectField>
    </>
  )
}

function Choices({ names }: { names: string[] }) {
  return (
    <>
      <option value="">Select</option>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </>
  )
}
