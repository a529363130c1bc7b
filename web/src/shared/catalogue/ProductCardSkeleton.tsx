import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { type CardLayout, CardFrame, cardParts } from './card-parts.ts'

export function ProductCardSkeleton({ layout = 'tile' }: { layout?: CardLayout }) {
  return (
    <CardFrame $layout={layout} aria-hidden>
      <cardParts.Tile />
      <cardParts.Facts $layout={layout}>
        <Skeleton $width="90%" $height="16px" />
        <cardParts.Meta>
          <Skeleton $width="40%" $height="14px" />
        </cardParts.Meta>
        <Skeleton $width="45%" $height="18px" />
      </cardParts.Facts>
    </CardFrame>
  )
}
