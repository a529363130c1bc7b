import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { DetailFields } from './DetailFields.tsx'
import { GstFields } from './gst/GstFields.tsx'
import { LabelFields } from './LabelFields.tsx'
import { MakerFields, type MakerFieldsProps } from './MakerFields.tsx'
import { MedicineFields, type MedicineFieldsProps } from './MedicineFields.tsx'
import { productFields } from './product-fields.generated.ts'

interface OptionalFieldsProps extends MakerFieldsProps, MedicineFieldsProps {}

/** The fields that a product need not have. They are in a separate chunk, because they are below the others. */
export default function OptionalFields(props: OptionalFieldsProps) {
  const { entry, bind, set, getError, unreadComposition, productId } = props
  return (
    <>
      <NumberField {...bind('maxPerOrder')} {...productFields.maxPerOrder} required={false} />
      <MakerFields entry={entry} bind={bind} unreadComposition={unreadComposition} />
      <GstFields entry={entry} bind={bind} set={set} getError={getError} />
      <LabelFields bind={bind} />
      <MedicineFields {...{ entry, bind, set, getError, productId }} />
      <DetailFields
        details={entry.details}
        onChange={(details, field) => set({ details }, field)}
        getError={getError}
      />
    </>
  )
}
