import { styled } from 'styled-components'
import { color, motion, radius, space } from '../ui/theme.ts'

interface UploadProgressProps {
  /** The fraction sent, from 0 to 1. At 1 the server processes the file. */
  part: number
  /** For screen readers. */
  label?: string
}

export function UploadProgress({ part, label = 'Upload' }: UploadProgressProps) {
  return (
    <Root>
      <Bar aria-label={label} value={part} />
      <span aria-hidden>{part < 1 ? `Uploading… ${Math.round(part * 100)}%` : 'Saving…'}</span>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  width: 100%;
`

const Bar = styled.progress`
  width: 100%;
  height: 8px;
  overflow: hidden;
  appearance: none;
  background: ${color.sunken};
  border: 0;
  border-radius: ${radius.pill};

  &::-webkit-progress-bar {
    background: ${color.sunken};
  }

  &::-webkit-progress-value {
    background: ${color.accent};
    transition: inline-size ${motion.calm};
  }

  &::-moz-progress-bar {
    background: ${color.accent};
  }
`
