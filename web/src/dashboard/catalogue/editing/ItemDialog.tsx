import { Fragment, type ReactNode, useState } from 'react'
import { isSuccessful, type Payload, useSubmit } from '../../../shared/use-submit.ts'
import { newSubmissionKey } from '../../../lib/submission-key.ts'
import type { FieldError } from '../../../ui/forms/use-field-errors.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { EditConflict } from './EditConflict.tsx'
import { type FormEntry, type ItemKind, isSame } from './entry.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import type { Outcome, UserError } from './outcome.ts'
import { useEditing } from './use-editing.ts'

/** The props of a form for a new or existing item. */
export interface ItemFormProps<Entry> {
  start: Entry
  submitLabel: string
  isBusy: boolean
  /** Returns the server's errors, to show beside the fields. */
  onSubmit: (entry: Entry) => Promise<readonly FieldError[]>
  /** Called with the initial entry and after each change. */
  onChange: (entry: Entry) => void
}

interface FormOptions<Entry> {
  /** Called with whether the form has unsaved changes. */
  onDirty: (isDirty: boolean) => void
  children: (props: ItemFormProps<Entry>) => ReactNode
}

interface ItemDialogProps<Item, Entry> {
  kind: ItemKind<Item, Entry>
  title: string
  /** Null for a new item. */
  item: Item | null
  create: (
    entry: Entry,
    idempotencyKey: string,
  ) => Promise<Payload & { userErrors: readonly UserError[] }>
  update: (base: Item, entry: Entry) => Promise<Outcome<Item>>
  onClose: () => void
  children: FormOptions<Entry>['children']
}

/** Adds or edits an item in a dialog. */
export function ItemDialog<Item, Entry extends FormEntry<Entry>>(
  props: ItemDialogProps<Item, Entry>,
) {
  const { kind, title, item, update, onClose, children } = props
  const onSaved = () => {
    toast.success(`${kind.name} updated`)
    onClose()
  }
  return (
    <FormDialog title={title} onClose={onClose}>
      {(onDirty) =>
        item ? (
          <EditItem kind={kind} item={item} send={update} onDirty={onDirty} onSaved={onSaved}>
            {children}
          </EditItem>
        ) : (
          <AddItem {...props} onDirty={onDirty} />
        )
      }
    </FormDialog>
  )
}

type AddItemProps<Item, Entry> = Pick<ItemDialogProps<Item, Entry>, 'kind' | 'create' | 'onClose'> &
  FormOptions<Entry>

function AddItem<Item, Entry>(props: AddItemProps<Item, Entry>) {
  const { kind, create, onClose, onDirty, children } = props
  const { submit, isBusy } = useSubmit()
  const [idempotencyKey] = useState(newSubmissionKey)
  const onSubmit = async (entry: Entry) => {
    const payload = await submit(() => create(entry, idempotencyKey), `${kind.name} added`)
    if (isSuccessful(payload)) onClose()
    return payload?.userErrors ?? []
  }
  return children({
    start: kind.blank,
    submitLabel: `Add ${kind.name}`,
    isBusy,
    onSubmit,
    onChange: (entry) => onDirty(!isSame(entry, kind.blank)),
  })
}

interface EditItemProps<Item, Entry> extends FormOptions<Entry> {
  kind: ItemKind<Item, Entry>
  item: Item
  /** Saves the entry; `base` is the version that was loaded. */
  send: (base: Item, entry: Entry) => Promise<Outcome<Item>>
  onSaved: () => void
}

/** Shows an existing item's form, or the conflict with another edit. */
export function EditItem<Item, Entry extends FormEntry<Entry>>(props: EditItemProps<Item, Entry>) {
  const { kind, item, send, onSaved, onDirty, children } = props
  const { toEntry } = kind
  const { round, save, isBusy, conflict } = useEditing({ item, toEntry, send, onSaved })
  if (conflict) return <EditConflict what={kind.noun} labels={kind.labels} {...conflict} />
  const form = children({
    start: round.start,
    submitLabel: `Update ${kind.name}`,
    isBusy,
    onSubmit: save,
    onChange: (entry) => onDirty(!isSame(entry, toEntry(round.base))),
  })
  return <Fragment key={round.number}>{form}</Fragment>
}
