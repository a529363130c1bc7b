import { lazy, Suspense } from 'react'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { medicineLabels } from './medicine-entry.ts'
import type { ProductEntry } from './product-entry.ts'
import type { ProductFormState } from './use-product-form.ts'

const MedicineChoices = lazy(() => loadOrReload(() => import('./MedicineChoices.tsx')))

interface MedicineFieldsProps extends Pick<ProductFormState, 'bind' | 'set'> {
  entry: ProductEntry
}

/** Asks whether the product is a medicine, and for medicines shows their fields. */
export function MedicineFields({ entry, bind, set }: MedicineFieldsProps) {
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
    </FieldGroup>
  )
}
