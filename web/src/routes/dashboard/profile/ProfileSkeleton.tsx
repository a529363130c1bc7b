import { styled } from 'styled-components'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { media } from '../../../ui/theme.ts'

/** The two sheets of the profile on their way: the form's is as high as it will be, the other for one device. */
export function ProfileSkeleton() {
  return (
    <>
      <Person aria-busy>
        <Skeleton $height="100%" $round="large" />
      </Person>
      <Skeleton $height="182px" $round="large" />
    </>
  )
}

const Person = styled.div`
  height: 522px;

  ${media.tablet} {
    height: 418px;
  }
`
