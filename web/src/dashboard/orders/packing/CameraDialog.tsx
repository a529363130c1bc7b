import { styled } from 'styled-components'
import { CameraScanner } from '../../../shared/scan/CameraScanner.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { color, font } from '../../../ui/theme.ts'
import type { ScanNote } from './use-packing.ts'

interface CameraDialogProps {
  onScan: (text: string) => void
  /** What the last scan was. */
  note: ScanNote | null
  onClose: () => void
}

/** Scans barcodes with the camera until it is closed. */
export default function CameraDialog({ onScan, note, onClose }: CameraDialogProps) {
  return (
    <Modal title="Scan with the camera" isOpen onClose={onClose}>
      <Stack $gap={4}>
        <CameraScanner onCode={onScan} />
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

const Sentence = styled.p<{ $isWrong: boolean }>`
  min-height: 2.6em;
  color: ${({ $isWrong }) => ($isWrong ? color.danger : color.ink)};
  font-size: ${font.large};
  font-weight: ${font.semibold};
  line-height: 1.3;
`
