import type { Reference } from '@apollo/client'
import { type SubmitEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import {
  type TriedProduct_ProductFragment,
  useAddSearchTestMutation,
} from './SearchLab.generated.ts'
import { isFieldError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { Radio } from '../../ui/forms/Radio.tsx'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { color, font, space } from '../../ui/theme.ts'
import { useTriedSearch } from './use-tried-search.ts'

/** The number of products to choose from. */
const CHOICES = 5
const TYPING_PAUSE_MS = 300

interface NewTestDialogProps {
  /** The initial field values. */
  start?: { text: string; product: TriedProduct_ProductFragment }
  onClose: () => void
}

/** Saves a search as a test. */
export default function NewTestDialog({ start, onClose }: NewTestDialogProps) {
  return (
    <FormDialog title="New test" onClose={onClose}>
      {(onDirty) => <TestForm start={start} onDirty={onDirty} onAdded={onClose} />}
    </FormDialog>
  )
}

interface TestFormProps extends Pick<NewTestDialogProps, 'start'> {
  onDirty: (isDirty: boolean) => void
  onAdded: () => void
}

function TestForm({ start, onDirty, onAdded }: TestFormProps) {
  const first = { text: start?.text ?? '', product: start?.product.name ?? '' }
  const { values, bind, showErrors, clearError, formRef } = useForm(first)
  const [chosenId, setChosenId] = useState(start?.product.id ?? null)
  useDirty(values.text !== first.text || values.product !== first.product, onDirty)
  const add = useAddTest()
  const { submit, isBusy } = useSubmit(isFieldError)
  const product = bind('product')
  const choose = (id: string) => {
    setChosenId(id)
    clearError('product')
  }
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (chosenId === null) {
      const message = 'Search for the product and choose it.'
      showErrors([{ field: 'product', message }])
      return
    }
    const payload = await submit(
      () => add({ text: values.text, productId: chosenId }),
      'Test added',
    )
    if (isSuccessful(payload)) onAdded()
    else showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormStack ref={formRef} onSubmit={send} noValidate>
      <Field
        {...bind('text')}
        label="Search"
        hint="What a customer types, such as “doodh”."
        required
        maxLength={100}
        data-autofocus=""
      />
      <Field
        {...product}
        onChange={(event) => {
          // The chosen product may not be among the new query's results.
          setChosenId(null)
          product.onChange(event)
        }}
        label="Product"
        hint="It must be among the first ten results."
        required
        maxLength={100}
      />
      <ProductChoice typed={values.product} chosenId={chosenId} onChoose={choose} />
      <Button type="submit" isBusy={isBusy}>
        Add test
      </Button>
    </FormStack>
  )
}

interface ProductChoiceProps {
  typed: string
  chosenId: string | null
  onChoose: (id: string) => void
}

function ProductChoice({ typed, chosenId, onChoose }: ProductChoiceProps) {
  const name = useId()
  const text = useDebounced(typed.trim(), TYPING_PAUSE_MS)
  const { products, isLoading, error } = useTriedSearch(text, CHOICES)
  if (error) return <SmallText role="alert">We couldn’t load the products.</SmallText>
  if (text === '' || (isLoading && products.length === 0)) return null
  if (products.length === 0) return <SmallText role="status">No products found.</SmallText>
  return (
    <Choices>
      <legend>Choose the product</legend>
      {products.map(({ id, name: title, brand, unit }) => (
        <Radio key={id} name={name} checked={id === chosenId} onChange={() => onChoose(id)}>
          <span>{title}</span>
          <SmallText as="span">{[' ', brand, unit].filter(Boolean).join(' ')}</SmallText>
        </Radio>
      ))}
    </Choices>
  )
}

const Choices = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding-bottom: ${space[2]};
    color: ${color.inkSoft};
    font-size: ${font.small};
  }
`

/** Adds a test at the start of the cached list. */
function useAddTest() {
  return useAddSearchTestMutation({
    update(cache, { data }) {
      const test = data?.addSearchTest.test
      if (!test) return
      const ref = { __ref: `SearchTest:${test.id}` }
      cache.modify<{ searchTests: readonly Reference[] }>({
        fields: { searchTests: (tests) => [ref, ...tests] },
      })
    },
  })
}
