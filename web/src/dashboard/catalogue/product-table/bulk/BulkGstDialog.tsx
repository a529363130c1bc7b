import { type SubmitEvent, useState } from 'react'
import { MAX_PRODUCTS_AT_ONCE } from '../../../../apollo/dashboard-constants.generated.ts'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../../ui/content/SmallText.ts'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { FormStack } from '../../../../ui/forms/FormStack.ts'
import { useDirty } from '../../../../ui/forms/use-dirty.ts'
import { type FieldError, useFieldErrors } from '../../../../ui/forms/use-field-errors.ts'
import { type RateEntry, toRateInput } from '../../product-form/gst/gst-entry.ts'
import { productFields } from '../../product-form/product-fields.generated.ts'
import { RateSelect } from '../../product-form/gst/RateSelect.tsx'
import { useManageUpdateProductsMutation } from '../ProductTable.generated.ts'
import { ProductNames } from './ProductNames.tsx'
import { RefusedProducts } from './RefusedProducts.tsx'
import { type BulkDialogProps, toSeenProducts, useBulkEdit } from './use-bulk-edit.ts'
import { useMatchingProducts } from './use-matching-products.ts'

const TITLE = 'Set GST'

/** Sets the HSN code and adds a dated GST rate: for the selected products, or for all that match the table's filter. */
export default function BulkGstDialog(props: BulkDialogProps) {
  const { products, matching, onClose, onDone } = props
  const { run, isBusy, result } = useBulkEdit('changed', onDone)
  const update = useManageUpdateProductsMutation()
  const readMatching = useMatchingProducts(matching.filter)
  const send = async ({ isForAll, hsn, rate }: GstChange) => {
    const payload = await run(
      async () =>
        update({
          products: toSeenProducts(isForAll ? await readMatching() : products),
          ...(hsn !== '' && { hsn }),
          ...(rate.percent !== '' && { gstRate: toRateInput(rate) }),
        }),
      (reply) => reply.products.length,
    )
    return payload?.userErrors ?? []
  }
  if (result) {
    return <RefusedProducts title={TITLE} products={products} result={result} onDone={onDone} />
  }
  return (
    <FormDialog title={TITLE} onClose={onClose}>
      {(onDirty) => (
        <GstForm
          products={products}
          matchingCount={matching.count}
          isBusy={isBusy}
          onDirty={onDirty}
          onSubmit={send}
        />
      )}
    </FormDialog>
  )
}

interface GstChange {
  /** Whether it is for all products that match the filter. */
  isForAll: boolean
  /** Empty for no change. */
  hsn: string
  rate: RateEntry
}

interface GstFormProps {
  products: BulkDialogProps['products']
  matchingCount: number
  isBusy: boolean
  onDirty: (isDirty: boolean) => void
  onSubmit: (change: GstChange) => Promise<readonly FieldError[]>
}

const NOTHING: GstChange = { isForAll: false, hsn: '', rate: { percent: '', from: '' } }

function GstForm({ products, matchingCount, isBusy, onDirty, onSubmit }: GstFormProps) {
  const [change, setChange] = useState(NOTHING)
  const { formRef, showErrors, getError, clearError } = useFieldErrors()
  const { isForAll, hsn, rate } = change
  const isEmpty = hsn.trim() === '' && rate.percent === ''
  useDirty(!isEmpty, onDirty)
  const set = (next: Partial<GstChange>) => {
    setChange({ ...change, ...next })
    clearError('hsn')
    clearError('gstRate')
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    const missing = { field: 'hsn', message: 'Enter an HSN code, or choose a GST rate.' }
    showErrors(isEmpty ? [missing] : await onSubmit({ ...change, hsn: hsn.trim() }))
  }
  return (
    <FormStack ref={formRef} onSubmit={(event) => void submit(event)} noValidate>
      {!isForAll && <ProductNames products={products} />}
      <MatchingChoice
        count={matchingCount}
        selected={products.length}
        isChosen={isForAll}
        onChoose={(isChosen) => set({ isForAll: isChosen })}
      />
      <Field
        label={productFields.hsn.label}
        hint="4, 6 or 8 digits. Leave it empty to keep the codes."
        value={hsn}
        error={getError('hsn')}
        inputMode="numeric"
        onChange={({ target }) => set({ hsn: target.value })}
        data-autofocus=""
      />
      <RateSelect
        label={productFields.gstRates.label}
        blank="Keep the rates"
        value={rate.percent}
        error={getError('gstRate')}
        onChange={(percent) => set({ rate: { ...rate, percent } })}
      />
      {rate.percent !== '' && (
        <Field
          label="From"
          type="date"
          hint="Earlier and later rates stay. Leave it empty if the rate has always applied."
          min="2017-07-01"
          max="2099-12-31"
          value={rate.from}
          onChange={({ target }) => set({ rate: { ...rate, from: target.value } })}
        />
      )}
      <Button type="submit" isWide isBusy={isBusy}>
        {`Change ${formatCount(isForAll ? matchingCount : products.length, 'product')}`}
      </Button>
    </FormStack>
  )
}

interface MatchingChoiceProps {
  count: number
  selected: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** Offers to change all products that match the filter, if there are more than the selected ones. */
function MatchingChoice({ count, selected, isChosen, onChoose }: MatchingChoiceProps) {
  if (count <= selected) return null
  if (count > MAX_PRODUCTS_AT_ONCE) {
    return (
      <SmallText>
        {`To change more than ${MAX_PRODUCTS_AT_ONCE} products at once, narrow the filter, or import a file with the columns hsn and gstRate.`}
      </SmallText>
    )
  }
  return (
    <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
      {`For all ${formatCount(count, 'product')} that match the search and filter`}
    </Checkbox>
  )
}
