import type { Reference } from '@apollo/client'
import type { SubmitEvent } from 'react'
import { usePublishWordsMutation } from './Words.generated.ts'
import { isAnyError, isSuccessful, useSubmit } from '../../common/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { FormDialog } from '../../ui/dialogs/FormDialog.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { useDirty } from '../../ui/forms/use-dirty.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { WordsPreview } from './WordsPreview.tsx'

interface NewWordsDialogProps {
  /** What the line contains at first. */
  start?: string
  onClose: () => void
  onPublished: () => void
}

/** Publishes a line of search words. */
export default function NewWordsDialog({ start = '', onClose, onPublished }: NewWordsDialogProps) {
  const close = () => {
    onClose()
    onPublished()
  }
  return (
    <FormDialog title="New synonym" onClose={onClose}>
      {(onDirty) => <WordsForm start={start} onDirty={onDirty} onPublished={close} />}
    </FormDialog>
  )
}

interface WordsFormProps {
  start: string
  onDirty: (isDirty: boolean) => void
  onPublished: () => void
}

function WordsForm({ start, onDirty, onPublished }: WordsFormProps) {
  const { values, bind, showErrors, formRef } = useForm({ line: start })
  useDirty(values.line !== start, onDirty)
  const publish = usePublishWords()
  const { submit, isBusy } = useSubmit(isAnyError)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const payload = await submit(() => publish({ line: values.line }), 'Words published')
    if (isSuccessful(payload)) onPublished()
    else showErrors(payload?.userErrors ?? [])
  }
  return (
    <FormStack ref={formRef} onSubmit={send} noValidate>
      <Field
        {...bind('line')}
        label="Synonyms"
        hint="The word on your products, a colon, and what shoppers call it: coriander: kothmir, dhania. For a brand that also finds its kind, use <: detergent < rin, tide."
        required
        maxLength={500}
        data-autofocus=""
      />
      <Button type="submit" isBusy={isBusy}>
        Publish
      </Button>
      <WordsPreview line={values.line} />
    </FormStack>
  )
}

/** Publishes words, and adds them as the first of the list in the cache. */
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
