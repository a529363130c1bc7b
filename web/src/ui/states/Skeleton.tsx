import { keyframes, styled } from 'styled-components'
import { color, media, radius } from '../theme.ts'

const breathe = keyframes`50% { opacity: 0.55; }`

interface SkeletonSize {
  /** CSS lengths; the width is all there is unless told. */
  $width?: string
  $height?: string
  $round?: keyof typeof radius
}

/** Holds the place of something that is on its way. Give it the size of that thing. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<SkeletonSize>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  max-width: 100%;
  border-radius: ${({ $round = 'small' }) => radius[$round]};
  background: ${color.sunken};
  animation: ${breathe} 1.4s ease-in-out infinite;

  ${media.still} {
    animation: none;
  }
`
