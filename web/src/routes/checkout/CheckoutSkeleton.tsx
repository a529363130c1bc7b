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
