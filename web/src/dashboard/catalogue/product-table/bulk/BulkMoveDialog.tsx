import { type SubmitEvent, useState } from 'react'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../../ui/content/SmallText.ts'
import { FormDialog } from '../../../../ui/dialogs/FormDialog.tsx'
import { FormStack } from '../../../../ui/forms/FormStack.ts'
import { useDirty } from '../../../../ui/forms/use-dirty.ts'
import { useFieldErrors } from '../../../../ui/forms/use-field-errors.ts'
import { SelectField } from '../../../../ui/forms/SelectField.tsx'
import { ErrorState } from '../../../../ui/states/StateMessage.tsx'
import { moveProduct } from '../../catalogue-cache.ts'
import { Options } from '../Options.tsx'
import {
  useManageProductPlacesQuery,
  useManageUpdateProductsMutation,
} from '../ProductTable.generated.ts'
import { ProductNames } from './ProductNames.tsx'
import { RefusedProducts } from './RefusedProducts.tsx'
import { type BulkDialogProps, toSeenProducts, useBulkEdit } from './use-bulk-edit.ts'

const TITLE = 'Move to category'

export default function BulkMoveDialog({ products, onClose, onDone }: BulkDialogProps) {
  const { run, isBusy, result } = useBulkEdit('moved', onDone)
  const update = useManageUpdateProductsMutation({ update: moveProduct })
  const send = (place: Place) =>
    run(
      () => update({ products: toSeenProducts(products), ...place }),
      (reply) => reply.products.length,
    )
  if (result) {
    return <RefusedProducts title={TITLE} products={products} result={result} onDone={onDone} />
  }
  return (
    <FormDialog title={TITLE} onClose={onClose}>
      {(onDirty) => (
        <MoveForm
          products={products}
          isBusy={isBusy}
          onDirty={onDirty}
          onSubmit={(place) => void send(place)}
        />
      )}
    </FormDialog>
  )
}

interface Place {
  categoryId: string
  subCategoryId: string | null
}

interface MoveFormProps {
  products: BulkDialogProps['products']
  isBusy: boolean
  onDirty: (isDirty: boolean) => void
  onSubmit: (place: Place) => void
}

function MoveForm({ products, isBusy, onDirty, onSubmit }: MoveFormProps) {
  const { data, error, refetch } = useManageProductPlacesQuery({
    fetchPolicy: 'cache-and-network',
  })
  const [categoryId, setCategoryId] = useState('')
  const [subCategoryId, setSubCategoryId] = useState('')
  const { formRef, showErrors, getError, clearError } = useFieldErrors()
  useDirty(categoryId !== '', onDirty)
  const subCategories = data?.categories.find(({ id }) => id === categoryId)?.subCategories ?? []
  const chooseCategory = (id: string) => {
    setCategoryId(id)
    setSubCategoryId('')
    clearError('categoryId')
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (categoryId === '') showErrors([{ field: 'categoryId', message: 'Choose a category.' }])
    else onSubmit({ categoryId, subCategoryId: subCategoryId === '' ? null : subCategoryId })
  }
  if (error && !data) return <ErrorState what="the categories" onRetry={() => void refetch()} />
  return (
    <FormStack ref={formRef} onSubmit={submit} noValidate>
      <ProductNames products={products} />
      <SelectField
        label="Category"
        value={categoryId}
        error={getError('categoryId')}
        onChange={({ target }) => chooseCategory(target.value)}
        data-autofocus=""
      >
        <option value="">Select Category</option>
        <Options options={data?.categories ?? []} />
      </SelectField>
      <SelectField
        label="Sub-category"
        value={subCategoryId}
        onChange={({ target }) => setSubCategoryId(target.value)}
        disabled={subCategories.length === 0}
      >
        <option value="">None</option>
        <Options options={subCategories} />
      </SelectField>
      <SmallText>They will be removed from their current categories and sub-categories.</SmallText>
      <Button
        type="submit"
        isWide
        isBusy={isBusy}
      >{`Move ${formatCount(products.length, 'product')}`}</Button>
    </FormStack>
  )
}
