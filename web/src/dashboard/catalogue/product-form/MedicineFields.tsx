import { lazy, Suspense } from 'react'
import { styled } from 'styled-components'
import { loadOrReload } from '../../../lib/load-or-reload.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { font, space } from '../../../ui/theme.ts'
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
    <Root>
      <Legend>{medicineLabels.medicine}</Legend>
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
    </Root>
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
