import { styled } from 'styled-components'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { color, font, radius } from '../../../ui/theme.ts'
import { useCamera } from './use-camera.ts'
import type { ScanNote } from './use-packing.ts'

interface CameraDialogProps {
  onScan: (text: string) => void
  /** What the last scan was. */
  note: ScanNote | null
  onClose: () => void
}

/** Scans barcodes with the camera until it is closed. */
export default function CameraDialog({ onScan, note, onClose }: CameraDialogProps) {
  const { ref, error } = useCamera(onScan)
  return (
    <Modal title="Scan with the camera" isOpen onClose={onClose}>
      <Stack $gap={4}>
        {error === null ? (
          <Video ref={ref} muted playsInline aria-label="Camera" />
        ) : (
          <ErrorText role="alert">{error}</ErrorText>
        )}
        <Sentence role="status" $isWrong={note?.isWrong ?? false}>
          {note?.text ?? 'Hold a barcode in front of the camera.'}
        </Sentence>
        <Button isWide onClick={onClose}>
          Stop scanning
        </Button>
      </Stack>
    </Modal>
  )
}

const Video = styled.video`
  width: 100%;
  aspect-ratio: 4 / 3;
  background: ${color.ink};
  border-radius: ${radius.medium};
  object-fit: cover;
`

const Sentence = styled.p<{ $isWrong: boolean }>`
  min-height: 2.6em;
  color: ${({ $isWrong }) => ($isWrong ? color.danger : color.ink)};
  font-size: ${font.large};
  font-weight: ${font.semibold};
  line-height: 1.3;
`
