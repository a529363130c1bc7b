import { keyframes, styled } from 'styled-components'
import { color, media, radius } from '../theme.ts'

const breathe = keyframes`50% { opacity: 0.55; }`

interface SkeletonSize {
  /** CSS lengths; by default the full width. */
  $width?: string
  $height?: string
  $round?: keyof typeof radius
}

/** A placeholder for content that is loading. Give it the content's size. */
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
