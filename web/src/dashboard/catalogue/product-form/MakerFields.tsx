import { Field } from '../../../ui/forms/Field.tsx'
import { Pair } from './Pair.ts'
import { type ProductEntry, productLabels } from './product-entry.ts'
import type { ProductFormState } from './use-product-form.ts'

interface MakerFieldsProps extends Pick<ProductFormState, 'bind'> {
  entry: ProductEntry
  /** The saved composition, if no ingredients could be read from it. */
  unreadComposition: string | undefined
}

/** Who makes the product and what it is made of. All optional. */
export function MakerFields({ entry, bind, unreadComposition }: MakerFieldsProps) {
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
        hint={getCompositionHint(entry, unreadComposition)}
        maxLength={1000}
      />
    </>
  )
}

function getCompositionHint({ medicine, composition }: ProductEntry, unread: string | undefined) {
  if (medicine === '') return 'Optional. For a medicine, such as Paracetamol 650 mg'
  const example = 'Paracetamol 650 mg + Caffeine 50 mg'
  return composition === unread
    ? `The ingredients could not be read. Until they can, customers see no substitutes and no warnings. Write each ingredient with its strength, such as ${example}`
    : `Optional. Write each ingredient with its strength, such as ${example}`
}
