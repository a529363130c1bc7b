import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Cart_CartFragment as Cart } from '../../apollo/generated.ts'
import { useCartSync } from '../../features/cart/CartProvider.tsx'
import {
  type Agreement,
  type Outcome,
  usePlaceOrder,
} from '../../features/order/use-place-order.ts'
import { paths } from '../../lib/paths.ts'
import { toast } from '../../ui/toast/toast.ts'

const noAddress = 'Please add an address to deliver to.'
const cartMoved = 'Your cart has changed in the meantime. Please look it over and press again.'

interface Shown {
  cart: Cart
  addressId: string | undefined
  /** Asks the server anew for what is shown: it was refused. */
  refresh: () => void
}

type Stage = 'open' | 'busy' | 'done'

/** The press on 'Cash on Delivery', and all that can come of it. */
export function useCheckout() {
  const navigate = useNavigate()
  const place = usePlaceOrder()
  const sync = useCartSync()
  const [stage, setStage] = useState<Stage>('open')
  const [problems, setProblems] = useState<readonly string[]>([])

  const stop = (messages: readonly string[]) => {
    setProblems(messages)
    setStage('open')
  }
  const refuse = (messages: readonly string[]) => {
    stop(messages)
    for (const message of messages) toast.error(message)
  }
  const conclude = async (outcome: Outcome, refresh: () => void) => {
    if (outcome.kind === 'unanswered') stop([outcome.message])
    if (outcome.kind === 'refused') {
      refuse(outcome.messages)
      refresh()
    }
    if (outcome.kind === 'placed') {
      setStage('done')
      toast.success('Order placed successfully')
      await navigate(paths.success, { replace: true, state: { text: 'Order' } })
    }
  }
  const submit = async ({ cart, addressId, refresh }: Shown) => {
    if (addressId === undefined) {
      refuse([noAddress])
      return
    }
    setStage('busy')
    setProblems([])
    // A tap on a stepper may still be on its way to the server.
    const settled = (await sync?.settled()) ?? cart
    if (settled.total.amount !== cart.total.amount) {
      refuse([cartMoved])
      return
    }
    await conclude(await place(agreementOn(settled, addressId)), refresh)
  }
  return { submit, stage, problems }
}

function agreementOn(cart: Cart, addressId: string): Agreement {
  return {
    lines: cart.lines.map(({ id, product, quantity }) => ({
      id,
      productId: product.id,
      quantity,
    })),
    addressId,
    total: cart.total.amount,
  }
}
