import { styled } from 'styled-components'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { media, space } from '../../ui/theme.ts'

export function CheckSkeleton() {
  return (
    <>
      <Skeleton $width="240px" $height="88px" />
      <CheckColumns aria-busy>
        <Skeleton $height="480px" $round="large" />
        <Skeleton $height="320px" $round="large" />
      </CheckColumns>
    </>
  )
}

/** The prescriptions and the lines: side by side on wide screens, otherwise with the prescriptions first. */
export const CheckColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`
