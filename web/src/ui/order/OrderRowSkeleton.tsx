import { Skeleton } from '../Skeleton.tsx'
import { Foot, Head, Root, Thing } from './row-parts.ts'

/** Holds the place of an order's row. */
export function OrderRowSkeleton() {
  return (
    <Root aria-hidden>
      <Head>
        <Skeleton $width="160px" $height="79.5px" />
        <Skeleton $width="72px" $height="24px" $round="pill" />
      </Head>
      <Thing>
        <Skeleton $height="64px" $round="medium" />
        <Skeleton $width="80%" $height="36px" />
      </Thing>
      <Foot>
        <Skeleton $width="72px" $height="24px" />
        <Skeleton $width="144px" $height="48px" $round="medium" />
      </Foot>
    </Root>
  )
}
