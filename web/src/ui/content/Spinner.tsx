import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { color, media, space } from '../theme.ts'

interface SpinnerProps {
  /** For screen readers. */
  label?: string | undefined
  /** Diameter in pixels. */
  size?: number
}

export function Spinner({ label = 'Loading', size = 24 }: SpinnerProps) {
  return (
    <span role="status">
      <Ring $size={size} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

interface CenteredSpinnerProps {
  /** For screen readers. */
  label?: string
  /** The area's height; by default the spinner with padding. */
  minHeight?: string
}

/** A large spinner in the middle of a loading area. */
export function CenteredSpinner({ label, minHeight }: CenteredSpinnerProps) {
  return (
    <Center $minHeight={minHeight}>
      <Spinner label={label} size={32} />
    </Center>
  )
}

const turn = keyframes`to { transform: rotate(1turn); }`

const Center = styled.div<{ $minHeight: string | undefined }>`
  display: grid;
  place-items: center;
  min-height: ${({ $minHeight = 'auto' }) => $minHeight};
  padding: ${({ $minHeight }) => ($minHeight ? 0 : space[16])};
  color: ${color.accent};
`

const Ring = styled.span<{ $size: number }>`
  display: block;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border: 2.5px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;

  ${media.still} {
    border-style: dotted;
  }
`
