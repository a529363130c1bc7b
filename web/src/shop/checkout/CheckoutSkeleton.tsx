import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { Columns, Main } from './layout.ts'

export function CheckoutSkeleton() {
  return (
    <Columns aria-busy>
      <Main as="div">
        <Skeleton $height="200px" $round="large" />
        <Skeleton $height="220px" $round="large" />
      </Main>
      <Skeleton $height="212px" $round="large" />
    </Columns>
  )
}

/** As tall as a payment with its QR code, so that the footer does not move when it appears. */
export const UpiSkeleton = () => <Skeleton $height="808px" $round="large" />
