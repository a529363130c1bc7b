import { styled } from 'styled-components'
import { ErrorText } from '../../ui/forms/Field.tsx'
import { color, radius } from '../../ui/theme.ts'
import { useCamera } from './use-camera.ts'

/**
 * Shows the camera's image and reports the barcodes in it, or says why the camera can't be used. Render it only where
 * `canScan()` is true.
 */
export function CameraScanner({ onCode }: { onCode: (code: string) => void }) {
  const { ref, error } = useCamera(onCode)
  return error === null ? (
    <Video ref={ref} muted playsInline aria-label="Camera" />
  ) : (
    <ErrorText role="alert">{error}</ErrorText>
  )
}

const Video = styled.video`
  width: 100%;
  aspect-ratio: 4 / 3;
  background: ${color.ink};
  border-radius: ${radius.medium};
  object-fit: cover;
`
