import { lazy, Suspense } from 'react'
import type { ComponentProps } from 'react'
import type Note from './DeliveryNote.tsx'
import { NoteSkeleton } from './NoteSkeleton.ts'

/** Loaded after the page. Without it, the page works but does not say when the order comes. */
const DeliveryNote = lazy(() => import('./DeliveryNote.tsx').catch(() => ({ default: () => null })))

/** Says when an order comes that is placed now. */
export function DeliveryTime(props: ComponentProps<typeof Note>) {
  return (
    <Suspense fallback={<NoteSkeleton />}>
      <DeliveryNote {...props} />
    </Suspense>
  )
}
