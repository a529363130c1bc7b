import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { type OrderAgainMutation, useOrderAgainMutation } from './OrderAgain.generated.ts'
import { isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { paths } from '../../lib/urls/paths.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { Button, ButtonLink } from '../../ui/buttons/Button.tsx'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { color, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { Stack } from '../../ui/layout/Stack.ts'

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
      {partial && <ProblemDialog result={partial} onClose={() => setPartial(null)} />}
    </>
  )
}

function ProblemDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  return (
    <Modal title="Some products are not available" isOpen onClose={onClose}>
      <Stack>
        <p>{`${formatCount(result.added, 'product')} added to your cart. Please note:`}</p>
        <Problems>
          {result.problems.map(({ productId, code, message }) => (
            <li key={productId + code}>{message}</li>
          ))}
        </Problems>
        <ButtonLink to={paths.cart} isWide data-autofocus>
          View cart
        </ButtonLink>
      </Stack>
    </Modal>
  )
}

const Problems = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  color: ${color.inkSoft};
  list-style: disc;
`
