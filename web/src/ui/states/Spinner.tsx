import { keyframes, styled } from 'styled-components'
import { VisuallyHidden } from '../layout/VisuallyHidden.ts'
import { media } from '../theme.ts'

interface SpinnerProps {
  /** For screen readers. */
  label?: string
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

const turn = keyframes`to { transform: rotate(1turn); }`

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
