import type { Reference } from '@apollo/client'
import { type SubmitEvent, useState } from 'react'
import { usePublishWordsMutation } from './Words.generated.ts'
import { isAnyError, isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { toWordsLine } from './words-line.ts'
import { WordsPreview } from './WordsPreview.tsx'

interface NewWordsDialogProps {
  /** The customers' search query. */
  names?: string
  onClose: () => void
  onPublished: () => void
}

/** Publishes synonyms for a word on the shop's products. */
export default function NewWordsDialog({ names = '', onClose, onPublished }: NewWordsDialogProps) {
  const close = () => {
    onClose()
    onPublished()
  }
  return (
    <FormDialog title="New synonym" onClose={onClose}>
      {(onDirty) => <WordsForm names={names} onDirty={onDirty} onPublished={close} />}
    </FormDialog>
  )
}

interface WordsFormProps {
  names: string
  onDirty: (isDirty: boolean) => void
  onPublished: () => void
}

function WordsForm({ names, onDirty, onPublished }: WordsFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ word: '', names })
  const [areBrands, setAreBrands] = useState(false)
  useDirty(values.word !== '' || values.names !== names, onDirty)
  const publish = usePublishWords()
  const { submit, isBusy } = useSubmit(isAnyError)
  const line = toWordsLine({ ...values, areBrands })
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const missing = listMissing(values)
    if (missing.length > 0) {
      showErrors(missing)
      return
    }
    const payload = await submit(() => publish({ line }), 'Synonym published')
    if (isSuccessful(payload)) onPublished()
    else showErrors((payload?.userErrors ?? []).map((error) => ({ ...error, field: 'names' })))
  }
  return (
    <FormStack ref={formRef} onSubmit={send} noValidate>
      <Field
        {...bind('word')}
        label="Word on your products"
        hint="For example, coriander."
        autoComplete="off"
        required
        maxLength={100}
        data-autofocus=""
      />
      <Field
        {...bind('names')}
        label="What your customers call it"
        hint="Several with commas: kothmir, dhania."
        autoComplete="off"
        required
        maxLength={380}
      />
      <Checkbox checked={areBrands} onChange={() => setAreBrands(!areBrands)}>
        These are brands, whose own products come first
      </Checkbox>
      <Button type="submit" isBusy={isBusy}>
        Publish
      </Button>
      <WordsPreview line={line} />
    </FormStack>
  )
}

/** Returns the errors for empty fields. */
function listMissing({ word, names }: { word: string; names: string }) {
  const isComplete = (text: string) => /[^\s,]/.test(text)
  return [
    ...(isComplete(word) ? [] : [{ field: 'word', message: 'Enter the word on your products.' }]),
    ...(isComplete(names) ? [] : [{ field: 'names', message: 'Enter what customers call it.' }]),
  ]
}

/** Publishes words, and adds them at the start of the cached list. */
function usePublishWords() {
  return usePublishWordsMutation({
    update(cache, { data }) {
      const published = data?.publishWords.words
      if (!published) return
      const ref = { __ref: `PublishedWords:${published.id}` }
      cache.modify<{ publishedWords: readonly Reference[] }>({
        fields: { publishedWords: (words) => [ref, ...words] },
      })
    },
  })
}
