import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { lazyDialog, usePreload } from '../../../ui/manage/lazy-dialog.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { color, radius, size, space } from '../../../ui/theme.ts'
import { isEditConflict, useAsk } from '../use-ask.ts'
import { type StockedProduct, useSetStock } from './use-set-stock.ts'

const comparing = lazyDialog(
  () => import('./StockConflict.tsx'),
  (m) => m.StockConflict,
)

interface StockEditorProps {
  product: StockedProduct
  /** It was saved or given up. */
  onEnd: () => void
}

/** The stock as a number to type, in the place where it is shown. */
export function StockEditor({ product, onEnd }: StockEditorProps) {
  const { text, setText, save, isBusy, current, keepMine, leaveOpen } = useStockEdit(product, onEnd)
  usePreload(comparing)
  return (
    <>
      <Form
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
        onKeyDown={({ key }) => key === 'Escape' && onEnd()}
      >
        <Input
          aria-label={`Stock of ${product.name}`}
          inputMode="numeric"
          autoComplete="off"
          autoFocus
          maxLength={10}
          value={text}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
        />
        <IconButton type="submit" label="Save stock" disabled={isBusy}>
          {isBusy ? <Spinner size={18} /> : <Check size={18} />}
        </IconButton>
        <IconButton label="Leave stock as it is" onClick={onEnd}>
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

/** What is typed, on top of the stock that was seen. Pieces that moved meanwhile are shown before anything is saved. */
function useStockEdit({ id, stock }: StockedProduct, onSaved: () => void) {
  const [text, setText] = useState(String(stock))
  const [seenStock, setSeenStock] = useState(stock)
  const [current, setCurrent] = useState<number | null>(null)
  const setStock = useSetStock()
  const { ask, isBusy } = useAsk()
  const save = async () => {
    if (!/^\d+$/.test(text.trim())) {
      toast.error('Stock must be a whole number, 0 or more.')
      return
    }
    const outcome = await ask(() => setStock({ id, stock: Number(text), seenStock }))
    if (outcome?.thing && isEditConflict(outcome)) setCurrent(outcome.thing.stock)
    if (outcome?.userErrors.length !== 0) return
    toast.success('Stock updated')
    onSaved()
  }
  const keepMine = () => {
    if (current !== null) setSeenStock(current)
    setCurrent(null)
  }
  /** Without an answer the next save finds the same stock moved, and asks again. */
  const leaveOpen = () => setCurrent(null)
  return { text, setText, save, isBusy, current, keepMine, leaveOpen }
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  margin-right: -${space[2]};

  button[type='submit'] {
    color: ${color.accent};
  }
`

/* 16 px, or phones zoom the page when it takes the focus. */
const Input = styled.input`
  width: 100%;
  height: ${size.target};
  padding: 0 ${space[1]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  outline-offset: -2px;
`
