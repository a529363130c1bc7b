import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { Field } from '../../../ui/forms/Field.tsx'
import { gstNames } from './gst/GstFields.tsx'
import { labelNames } from './LabelFields.tsx'
import { Pair } from './Pair.ts'
import type { ProductEntry } from './product-entry.ts'
import { productFields, textNames } from './product-fields.generated.ts'
import type { ProductFormState } from './use-product-form.ts'

export interface MakerFieldsProps extends Pick<ProductFormState, 'bind'> {
  entry: ProductEntry
  /** The saved composition, if the server could not read its ingredients. */
  unreadComposition: string | undefined
}

const optionalNames = textNames.filter(
  (name) => !productFields[name].required && ![...labelNames, ...gstNames].includes(name),
)

/** The optional text fields: manufacturer, composition and barcodes. */
export function MakerFields({ entry, bind, unreadComposition }: MakerFieldsProps) {
  return (
    <Pair>
      {optionalNames.map((name) => {
        const props = { ...bind(name), ...productFields[name] }
        const hint = name === 'composition' && getCompositionHint(entry, unreadComposition)
        const keys = name === 'barcodes' ? separateByEnter(props) : {}
        return (
          <Place key={name} $isWide={name === 'composition' || name === 'barcodes'}>
            <Field {...props} {...keys} hint={hint || props.hint} />
          </Place>
        )
      })}
    </Pair>
  )
}

/** Scanners press Enter after each code. A space then separates it from the next one. */
function separateByEnter({ value, onChange }: ReturnType<ProductFormState['bind']>) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter') return
      event.preventDefault()
      onChange({ target: { value: `${value.trim()} ` } })
    },
  }
}

function getCompositionHint({ medicine, composition }: ProductEntry, unread: string | undefined) {
  if (medicine === '') return 'Optional. For a medicine, such as Paracetamol 650 mg'
  const example = 'Paracetamol 650 mg + Caffeine 50 mg'
  return composition === unread
    ? `We couldn’t read the ingredients, so customers see no substitutes or warnings. Write each ingredient with its strength, such as ${example}`
    : `Optional. Write each ingredient with its strength, such as ${example}`
}

const Place = styled.div<{ $isWide: boolean }>`
  ${({ $isWide }) => $isWide && 'grid-column: 1 / -1;'}
`
