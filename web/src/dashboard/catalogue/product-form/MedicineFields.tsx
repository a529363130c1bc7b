import { lazy, Suspense } from 'react'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { MedicineFindings, type MedicineFindingsProps } from './findings/MedicineFindings.tsx'
import { medicineLabels } from './medicine-entry.ts'
import type { ProductFormState } from './use-product-form.ts'

const MedicineChoices = lazy(() => loadOrReload(() => import('./MedicineChoices.tsx')))

export interface MedicineFieldsProps
  extends MedicineFindingsProps, Pick<ProductFormState, 'bind'> {}

/** Asks whether the product is a medicine, and for medicines shows their fields. */
export function MedicineFields(props: MedicineFieldsProps) {
  const { entry, bind, set } = props
  const isMedicine = entry.medicine !== ''
  return (
    <FieldGroup title={medicineLabels.medicine}>
      <Checkbox
        checked={isMedicine}
        onChange={({ target }) => set({ medicine: target.checked ? 'Yes' : '' })}
      >
        This is a medicine
      </Checkbox>
      {isMedicine && (
        <Suspense fallback={<Skeleton $height="300px" $round="medium" />}>
          <MedicineChoices bind={bind} />
        </Suspense>
      )}
      {(isMedicine || entry.narcotic !== '') && (
        <Checkbox
          checked={entry.narcotic !== ''}
          onChange={({ target }) => set({ narcotic: target.checked ? 'Yes' : '' })}
        >
          Narcotic or psychotropic: customers collect it from the shop
        </Checkbox>
      )}
      <MedicineFindings {...props} />
    </FieldGroup>
  )
}
