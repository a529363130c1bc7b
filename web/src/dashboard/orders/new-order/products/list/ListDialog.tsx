import { useApolloClient } from '@apollo/client/react'
import { type SubmitEvent, useState } from 'react'
import { formatCount } from '../../../../../lib/text/format-count.ts'
import type { OrderedLine } from '../../../../../shared/order/line/ordered-line.ts'
import { useRequestError } from '../../../../../shared/use-login-redirect.ts'
import { Button } from '../../../../../ui/buttons/Button.tsx'
import { FormDialog } from '../../../../../ui/dialogs/FormDialog.tsx'
import { TextAreaField } from '../../../../../ui/forms/Field.tsx'
import { FormStack } from '../../../../../ui/forms/FormStack.ts'
import { useDirty } from '../../../../../ui/forms/use-dirty.ts'
import { ReadShoppingListDocument } from '../OrderedProducts.generated.ts'
import { useWantedProducts } from '../use-wanted-products.ts'
import { ListedRows } from './ListedRows.tsx'
import { type ListedRow, listChosen, toRows, withFound } from './listed-rows.ts'

const MAX_LENGTH = 2_000

interface ListDialogProps {
  onAdd: (lines: OrderedLine[]) => void
  onClose: () => void
}

/** Reads a list that the customer has written or dictates, and proposes products for its entries. */
export default function ListDialog({ onAdd, onClose }: ListDialogProps) {
  return (
    <FormDialog title="Paste a list" isWide onClose={onClose}>
      {(onDirty) => (
        <ListForm
          onDirty={onDirty}
          onAdd={(lines) => {
            onAdd(lines)
            onClose()
          }}
        />
      )}
    </FormDialog>
  )
}

interface ListFormProps {
  onDirty: (isDirty: boolean) => void
  onAdd: (lines: OrderedLine[]) => void
}

function ListForm({ onDirty, onAdd }: ListFormProps) {
  const [text, setText] = useState('')
  const { rows, showRows, changeRow } = useRows(text)
  const wanted = useWantedProducts((product, at) => changeRow(at, (row) => withFound(row, product)))
  const { read, isBusy, error, clearError } = useReadList()
  useDirty(text !== '', onDirty)
  const chosen = listChosen(rows ?? [])
  const onSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    const items = await read(text)
    if (!items) return
    wanted.clear()
    showRows(toRows(items))
  }
  return (
    <FormStack onSubmit={onSubmit} noValidate>
      <TextAreaField
        label="The customer’s list"
        data-autofocus=""
        rows={4}
        maxLength={MAX_LENGTH}
        placeholder="2 kg atta, dahi 3, dolo 650"
        value={text}
        error={error}
        hint="One entry in each line, or commas between them."
        onChange={({ target }) => {
          setText(target.value)
          clearError()
        }}
      />
      {rows === null ? (
        <Button type="submit" isWide isBusy={isBusy}>
          Find products
        </Button>
      ) : (
        <>
          <ListedRows rows={rows} wanted={wanted} onChange={changeRow} />
          <Button
            isWide
            isBusy={wanted.all.some(({ state }) => state === 'searching')}
            variant={chosen.length > 0 ? 'primary' : 'muted'}
            onClick={() => chosen.length > 0 && onAdd(chosen)}
          >
            {`Add ${formatCount(chosen.length, 'product')}`}
          </Button>
        </>
      )}
    </FormStack>
  )
}

/** The entries that were found in this text. There are none before it is read, and after it has changed. */
function useRows(text: string) {
  const [found, setFound] = useState<{ text: string; rows: readonly ListedRow[] } | null>(null)
  return {
    rows: found?.text === text ? found.rows : null,
    showRows: (rows: readonly ListedRow[]) => setFound({ text, rows }),
    changeRow: (place: number | null, change: (row: ListedRow) => ListedRow) =>
      setFound((before) => {
        const rows = before?.rows.map((row, at) => (at === place ? change(row) : row))
        return before && rows ? { ...before, rows } : before
      }),
  }
}

/** Sends the list. Says why it can't be read. */
function useReadList() {
  const client = useApolloClient()
  const handleError = useRequestError()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const read = async (text: string) => {
    if (text.trim() === '') {
      setError('Please write or paste the list.')
      return null
    }
    setIsBusy(true)
    setError(null)
    try {
      const { data } = await client.query({
        query: ReadShoppingListDocument,
        variables: { text },
        fetchPolicy: 'no-cache',
      })
      return data?.readShoppingList ?? null
    } catch (reason) {
      handleError(reason, setError)
      return null
    } finally {
      setIsBusy(false)
    }
  }
  return { read, isBusy, error, clearError: () => setError(null) }
}
