import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import { paths } from '../../lib/paths.ts'
import { formatCount } from '../../lib/format-count.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { color, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { type Again, useOrderAgain } from './use-order-again.ts'

/** Fills the cart with what can still be had of an order and opens it; says first what can't be had as it was. */
export function OrderAgain({ orderId }: { orderId: string }) {
  const { orderAgain, isBusy } = useOrderAgain()
  const [missing, setMissing] = useState<Again | null>(null)
  const navigate = useNavigate()
  const press = async () => {
    const again = await orderAgain(orderId)
    if (!again) return
    if (again.problems.length > 0) {
      setMissing(again)
      return
    }
    toast.success(`${formatCount(again.added, 'product')} added to your cart`)
    await navigate(paths.cart)
  }
  return (
    <>
      <Button isBusy={isBusy} onClick={() => void press()}>
        Order again
      </Button>
      {missing && <Missing again={missing} onClose={() => setMissing(null)} />}
    </>
  )
}

function Missing({ again, onClose }: { again: Again; onClose: () => void }) {
  return (
    <Modal title="Not all of it can be had" isOpen onClose={onClose}>
      <Stack>
        <p>{formatCount(again.added, 'product')} added to your cart. Please note:</p>
        <Problems>
          {again.problems.map(({ productId, code, message }) => (
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

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const Problems = styled.ul`
  display: grid;
  gap: ${space[2]};
  padding-left: ${space[5]};
  color: ${color.inkSoft};
  list-style: disc;
`
