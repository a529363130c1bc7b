import { styled } from 'styled-components'
import { formNames, scheduleNames, unitNames } from '../../../shared/medicine/medicine-words.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { SelectField } from '../../../ui/dashboard/fields/SelectField.tsx'
import { font, space } from '../../../ui/theme.ts'
import { medicineLabels } from './medicine-entry.ts'
import { Pair } from './Pair.ts'
import type { ProductEntry } from './product-entry.ts'
import type { ProductFormState } from './use-product-form.ts'

interface MedicineFieldsProps extends Pick<ProductFormState, 'bind' | 'set'> {
  entry: ProductEntry
}

/** Whether the product is a medicine, and what is asked about medicines only. */
export function MedicineFields({ entry, bind, set }: MedicineFieldsProps) {
  const isMedicine = entry.medicine !== ''
  return (
    <Root>
      <Legend>{medicineLabels.medicine}</Legend>
      <Checkbox
        checked={isMedicine}
        onChange={({ target }) => set({ medicine: target.checked ? 'Yes' : '' })}
      >
        This is a medicine
      </Checkbox>
      {isMedicine && <Facts bind={bind} />}
    </Root>
  )
}

function Facts({ bind }: Pick<MedicineFieldsProps, 'bind'>) {
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

const Root = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  min-width: 0;
`

const Legend = styled.legend`
  padding-bottom: ${space[1]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
