import { formatCountry, HOME_COUNTRY } from '../../../lib/text/countries.ts'
import { SelectField } from '../../../ui/forms/SelectField.tsx'
import { Field } from '../../../ui/forms/Field.tsx'
import { FieldGroup } from './FieldGroup.tsx'
import { Pair } from './Pair.ts'
import type { TextName } from './product-entry.ts'
import { countryCodes, productFields } from './product-fields.generated.ts'
import type { ProductFormState } from './use-product-form.ts'

/** The text fields in `LabelFields`. */
export const labelNames: readonly TextName[] = [
  'makerOrPacker',
  'importer',
  'countryOfOrigin',
  'netQuantity',
  'bestBefore',
]

const countries = [HOME_COUNTRY, ...countryCodes.filter((code) => code !== HOME_COUNTRY)]

/** The facts on the label that customers see by law. */
export function LabelFields({ bind }: Pick<ProductFormState, 'bind'>) {
  return (
    <FieldGroup title="On the label">
      <Field {...bind('makerOrPacker')} {...productFields.makerOrPacker} />
      <Field {...bind('importer')} {...productFields.importer} />
      <Pair>
        <SelectField {...bind('countryOfOrigin')} {...productFields.countryOfOrigin}>
          <option value="">Unknown</option>
          {countries.map((code) => (
            <option key={code} value={code}>
              {formatCountry(code)}
            </option>
          ))}
        </SelectField>
        <SelectField {...bind('vegetarianMark')} {...productFields.vegetarianMark}>
          <option value="">None</option>
          <option value="VEGETARIAN">Vegetarian</option>
          <option value="NON_VEGETARIAN">Non-vegetarian</option>
        </SelectField>
      </Pair>
      <Pair>
        <Field {...bind('netQuantity')} {...productFields.netQuantity} />
        <Field {...bind('bestBefore')} {...productFields.bestBefore} />
      </Pair>
    </FieldGroup>
  )
}
