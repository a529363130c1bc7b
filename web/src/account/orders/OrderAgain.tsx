import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { type OrderAgainMutation, useOrderAgainMutation } from './OrderAgain.generated.ts'
import { isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { paths } from '../../lib/urls/paths.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { toast } from '../../ui/toast/toast.ts'

/* A separate chunk, because most products are available. */
const problemDialog = lazyDialog(() => import('./ProblemDialog.tsx'))

type Result = OrderAgainMutation['orderAgain']

interface OrderAgainProps {
  orderId: string
  /** Whether this is the page's main action, because the order is finished. */
  isMain: boolean
}

/** Adds the order's available products to the cart and opens it, after listing the unavailable products. */
export function OrderAgain({ orderId, isMain }: OrderAgainProps) {
  const orderAgain = useOrderAgainMutation()
  const { submit, isBusy } = useSubmit()
  const [partial, setPartial] = useState<Result | null>(null)
  const navigate = useNavigate()
  const onClick = async () => {
    const result = await submit(() => orderAgain({ orderId }))
    if (!result || !isSuccessful(result)) return
    if (result.problems.length > 0) {
      setPartial(result)
      return
    }
    toast.success(`${formatCount(result.added, 'product')} added to your cart`)
    await navigate(paths.cart)
  }
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        isBusy={isBusy}
        onClick={() => void onClick()}
      >
        Order again
      </Button>
      {partial && <problemDialog.Dialog result={partial} onClose={() => setPartial(null)} />}
    </>
  )
}
