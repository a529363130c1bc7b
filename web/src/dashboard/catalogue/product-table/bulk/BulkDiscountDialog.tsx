import { type SubmitEvent, useState } from 'react'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { FormStack } from '../../../../ui/forms/FormStack.ts'
import { useDirty } from '../../../../ui/forms/use-dirty.ts'
import { useForm } from '../../../../ui/forms/use-form.ts'
import { NumberField } from '../../../../ui/dashboard/fields/NumberField.tsx'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { valueKinds } from '../../editing/value-kinds.ts'
import { useReloadCart } from '../../use-reload-cart.ts'
import { useManageUpdateProductsMutation } from '../ProductTable.generated.ts'
import { ProductNames } from './ProductNames.tsx'
import { RefusedProducts } from './RefusedProducts.tsx'
import { type BulkDialogProps, toSeenProducts, useBulkEdit } from './use-bulk-edit.ts'

const TITLE = 'Set discount'

export default function BulkDiscountDialog({ products, onClose, onDone }: BulkDialogProps) {
  const { run, isBusy, result } = useBulkEdit('changed', onDone)
  const update = useManageUpdateProductsMutation()
  const reloadCart = useReloadCart()
  const send = async (change: DiscountChange) => {
    const payload = await run(
      () => update({ products: toSeenProducts(products), ...change }),
      (reply) => reply.products.length,
    )
    reloadCart(payload?.products.map(({ id }) => id) ?? [])
  }
  if (result) {
    return <RefusedProducts title={TITLE} products={products} result={result} onDone={onDone} />
  }
  return (
    <FormDialog title={TITLE} onClose={onClose}>
      {(onDirty) => (
        <DiscountForm products={products} isBusy={isBusy} onDirty={onDirty} onSubmit={send} />
      )}
    </FormDialog>
  )
}

type DiscountChange = { discountPercent: number } | { discountChange: number }

const kinds = {
  set: { text: 'Set to', label: 'Discount in percent', hint: null },
  raise: { text: 'Raise by', label: 'Percentage points', hint: 'No discount goes above 100%.' },
  lower: { text: 'Lower by', label: 'Percentage points', hint: 'No discount goes below 0%.' },
}

function toChange(kind: string, value: number): DiscountChange {
  if (kind === 'set') return { discountPercent: value }
  return { discountChange: kind === 'raise' ? value : -value }
}

interface DiscountFormProps {
  products: BulkDialogProps['products']
  isBusy: boolean
  onDirty: (isDirty: boolean) => void
  onSubmit: (change: DiscountChange) => Promise<void>
}

function DiscountForm({ products, isBusy, onDirty, onSubmit }: DiscountFormProps) {
  const [kind, setKind] = useState<keyof typeof kinds>('set')
  const { values, bind, showErrors, formRef } = useForm({ percent: '' })
  useDirty(values.percent !== '', onDirty)
  const { label, hint } = kinds[kind]
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const { parse, message } = valueKinds.discountPercent
    const value = parse(values.percent)
    if (Number.isNaN(value)) showErrors([{ field: 'percent', message }])
    else void onSubmit(toChange(kind, value))
  }
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <ProductNames products={products} />
      <SelectField
        label="Change"
        value={kind}
        onChange={({ target }) => setKind(toKind(target.value))}
      >
        {Object.entries(kinds).map(([value, { text }]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </SelectField>
      <NumberField {...bind('percent')} label={label} hint={hint} hasDecimals data-autofocus="" />
      <Button
        type="submit"
        isWide
        isBusy={isBusy}
      >{`Change ${formatCount(products.length, 'product')}`}</Button>
    </FormStack>
  )
}

function toKind(text: string): keyof typeof kinds {
  return text === 'raise' || text === 'lower' ? text : 'set'
}
