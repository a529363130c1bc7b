import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import type Note from './DeliveryNote.tsx'

/** Loaded after the page. Without it, the page works but does not say when the order comes. */
const DeliveryNote = lazy(() => import('./DeliveryNote.tsx').catch(() => ({ default: () => null })))

interface NotDeliveredProps {
  productId: string
  /** Shown instead while it is unknown, and if the product is delivered. */
  children: ReactNode
}

const NotDelivered = lazy(() =>
  import('./DeliveryNote.tsx').then(
    ({ NotDeliveredNote }) => ({ default: NotDeliveredNote }),
    () => ({ default: ({ children }: NotDeliveredProps) => children }),
  ),
)

/** Says that a product in the cart is not delivered, and why. */
export function NotDeliveredNote(props: NotDeliveredProps) {
  return (
    <Suspense fallback={props.children}>
      <NotDelivered {...props} />
    </Suspense>
  )
}

/** Says when an order comes that is placed now. As high as a note with one line while it loads. */
export function DeliveryTime(props: ComponentProps<typeof Note>) {
  return (
    <Suspense fallback={<Skeleton $height="48px" />}>
      <DeliveryNote {...props} />
    </Suspense>
  )
}
