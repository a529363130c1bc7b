import { styled } from 'styled-components'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { media, space } from '../../ui/theme.ts'

/** Two addresses on their way, in the size that addresses mostly have. */
export function AddressCardSkeleton() {
  return [1, 2].map((key) => (
    <Place key={key}>
      <Skeleton $height="100%" $round="large" />
    </Place>
  ))
}

const Place = styled.li`
  height: 126px;

  ${media.tablet} {
    height: calc(3 * 1.5em + ${space[8]} + 6px);
  }
`
