import { Field } from '../../../ui/forms/Field.tsx'
import { Pair } from './Pair.ts'
import { productLabels } from './product-entry.ts'
import type { ProductFormState } from './use-product-form.ts'

/** Who makes the product and what it is made of. All optional. */
export function MakerFields({ bind }: Pick<ProductFormState, 'bind'>) {
  return (
    <>
      <Pair>
        <Field
          {...bind('brand')}
          label={productLabels.brand}
          hint="Optional, such as Amul"
          maxLength={100}
        />
        <Field
          {...bind('manufacturer')}
          label={productLabels.manufacturer}
          hint="Optional"
          maxLength={200}
        />
      </Pair>
      <Field
        {...bind('composition')}
        label={productLabels.composition}
        hint="Optional. For a medicine, such as Paracetamol 650 mg"
        maxLength={1000}
      />
    </>
  )
}
