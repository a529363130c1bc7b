import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useSetStockMutation } from './StockEditor.generated.ts'
import { useSubmit } from '../../../shared/use-submit.ts'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { Spinner } from '../../../ui/content/Spinner.tsx'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { ErrorText, useFieldIds } from '../../../ui/forms/Field.tsx'
import { useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import { color, radius, size, space } from '../../../ui/theme.ts'
import { valueKinds } from '../editing/value-kinds.ts'
import { isEditConflict } from '../editing/outcome.ts'

export interface StockedProduct {
  id: string
  name: string
  stock: number
}

const comparing = lazyDialog(() => import('./StockConflict.tsx'))

interface StockEditorProps {
  product: StockedProduct
  /** Called after saving or cancelling. */
  onEnd: () => void
}

/** Edits the stock in place. */
export function StockEditor({ product, onEnd }: StockEditorProps) {
  const { text, setText, save, isBusy, error, formRef, ...conflict } = useStockEdit(product, onEnd)
  const { current, keepMine, leaveOpen } = conflict
  const { ids, aria } = useFieldIds(error, null)
  usePreload(comparing)
  return (
    <>
      <Form
        ref={formRef}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      >
        <Input
          {...aria}
          aria-label={`Stock of ${product.name}`}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={10}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
        />
        {error && (
          <ErrorText id={ids.error} role="alert">
            {error}
          </ErrorText>
        )}
        <IconButton type="submit" label="Save stock" {...(isBusy && inactive)}>
          {isBusy ? <Spinner size={18} /> : <Check size={18} />}
        </IconButton>
        <IconButton label="Cancel" onClick={onEnd}>
          <X size={18} />
        </IconButton>
      </Form>
      {current !== null && (
        <comparing.Dialog
          name={product.name}
          mine={text}
          current={current}
          takeTheirs={onEnd}
          keepMine={keepMine}
          onClose={leaveOpen}
        />
      )}
    </>
  )
}

/** The editor's state. If the stock has changed in the meantime, the new stock is shown before anything is saved. */
function useStockEdit({ id, stock }: StockedProduct, onSaved: () => void) {
  const [text, setText] = useState(String(stock))
  const [seenStock, setSeenStock] = useState(stock)
  const [current, setCurrent] = useState<number | null>(null)
  const setStock = useSetStockMutation()
  const { submit, isBusy } = useSubmit()
  const { formRef, showErrors, getError, clearError } = useFieldErrors()
  const showError = (message: string) => showErrors([{ message, field: 'stock' }])
  const save = async () => {
    const next = valueKinds.stock.parse(text)
    if (Number.isNaN(next)) {
      showError(valueKinds.stock.message)
      return
    }
    const input = { id, stock: next, seenStock }
    const payload = await submit(() => setStock(input), 'Stock updated')
    if (!payload) return
    const [error] = payload.userErrors
    if (!error) onSaved()
    else if (!isEditConflict(payload)) showError(error.message)
    else if (payload.product) setCurrent(payload.product.stock)
  }
  const change = (next: string) => {
    setText(next)
    clearError('stock')
  }
  const keepMine = () => {
    if (current !== null) setSeenStock(current)
    setCurrent(null)
  }
  /** After closing without a choice, the next save reports the same conflict. */
  const leaveOpen = () => setCurrent(null)
  const error = getError('stock')
  return { text, setText: change, save, isBusy, error, formRef, current, keepMine, leaveOpen }
}

const Form = styled.form`
  display: grid;
  grid-template-columns: 1fr 1fr;
  column-gap: ${space[1]};

  > :not(button) {
    grid-column: 1 / -1;
  }

  > button {
    width: 100%;
  }

  button[type='submit'] {
    color: ${color.accent};
  }
`

/* The text has 16 px, because phones zoom the page when a smaller input gets the focus. */
const Input = styled.input`
  width: 100%;
  height: ${size.target};
  padding: 0 ${space[2]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  outline-offset: -2px;

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`
