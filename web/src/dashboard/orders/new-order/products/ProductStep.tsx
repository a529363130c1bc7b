import { ClipboardList, ScanBarcode, X } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { canScan } from '../../../../shared/scan/barcode-detector.ts'
import { OrderedLineRow } from '../../../../shared/order/line/OrderedLineRow.tsx'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { SmallText } from '../../../../ui/content/SmallText.ts'
import { lazyDialog } from '../../../../ui/dialogs/lazy-dialog.tsx'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../../../ui/states/StateMessage.tsx'
import { space } from '../../../../ui/theme.ts'
import { toast } from '../../../../ui/toast/toast.ts'
import { useFocusAfterRemoval } from '../../../../ui/hooks/use-focus-after-removal.ts'
import { useScanner } from '../../packing/use-scanner.ts'
import { Step } from '../Step.tsx'
import { describeTeamProblem } from './describe-team-problem.ts'
import { ProductSearch } from './ProductSearch.tsx'
import type { OrderLines } from './use-order-lines.ts'
import type { WantedProducts } from './use-wanted-products.ts'

const cameraDialog = lazyDialog(() => import('../../packing/CameraDialog.tsx'))
const listDialog = lazyDialog(() => import('./list/ListDialog.tsx'))

interface ProductStepProps {
  order: OrderLines
  wanted: WantedProducts
  /** Whether the order is being sent. Products that are added now would not be in it. */
  isBusy: boolean
  error: string | undefined
}

/** The products of the order, which are searched, scanned or read from a list. */
export function ProductStep({ order, wanted, isBusy, error }: ProductStepProps) {
  const [open, setOpen] = useState<'camera' | 'list' | null>(null)
  const { note, scan } = wanted
  useScanner(isBusy ? rejectScan : scan)
  const close = () => setOpen(null)
  return (
    <Step title="Products" error={error}>
      <ProductSearch
        label="Search products"
        wanted={wanted}
        onChoose={(product) => order.add([{ product, quantity: 1 }])}
      />
      <Tools>
        {canScan() && (
          <Button variant="secondary" onClick={() => setOpen('camera')}>
            <ScanBarcode size={20} aria-hidden />
            <span>Scan</span>
          </Button>
        )}
        <Button variant="secondary" onClick={() => setOpen('list')}>
          <ClipboardList size={20} aria-hidden />
          <span>Paste a list</span>
        </Button>
      </Tools>
      <Note role="status">{open === 'camera' || note?.isWrong ? null : note?.text}</Note>
      <Lines order={order} />
      {open === 'camera' && <cameraDialog.Dialog onScan={scan} note={note} onClose={close} />}
      {open === 'list' && <listDialog.Dialog onAdd={order.add} onClose={close} />}
    </Step>
  )
}

const rejectScan = () => toast.error('Not scanned: wait until the order is sent.')

function Lines({ order }: { order: OrderLines }) {
  const { ref, moveFocus } = useFocusAfterRemoval<HTMLUListElement>()
  const { lines, notes, setQuantity } = order
  if (order.isLoading) return <Skeleton $height="120px" $round="medium" />
  if (order.hasFailed) return <ErrorState what="the products" onRetry={order.retry} />
  if (lines.length === 0) return <SmallText>No products yet.</SmallText>
  return (
    <List ref={ref} tabIndex={-1} aria-label="Products in the order">
      {lines.map((line) => {
        const { id, name } = line.product
        const change = (quantity: number) => {
          setQuantity(id, quantity)
          if (quantity === 0) moveFocus()
        }
        return (
          <OrderedLineRow
            key={id}
            line={line}
            problem={notes.get(id) || describeTeamProblem(line)}
            onChange={change}
          >
            <IconButton label={`Remove ${name} from the order`} onClick={() => change(0)}>
              <X size={20} aria-hidden />
            </IconButton>
          </OrderedLineRow>
        )
      })}
    </List>
  )
}

const Tools = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space[2]};
`

const Note = styled(SmallText)`
  &:empty {
    display: none;
  }
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  outline: none;
`
