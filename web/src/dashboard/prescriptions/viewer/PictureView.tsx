import { RotateCwSquare, Undo2, ZoomIn, ZoomOut } from 'lucide-react'
import { styled } from 'styled-components'
import type { PrescriptionFile_PrescriptionFragment } from '../../../shared/prescription/Prescription.generated.ts'
import { usePrivateFile } from '../../../shared/private-file/use-private-file.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { inactive } from '../../../ui/buttons/inactive.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { Spinner } from '../../../ui/content/Spinner.tsx'
import { color, font, space } from '../../../ui/theme.ts'
import { PictureStage } from '../../../ui/zoom/PictureStage.tsx'
import { StageFrame } from '../../../ui/zoom/StageFrame.ts'
import { usePictureZoom } from '../../../ui/zoom/use-picture-zoom.ts'

interface PictureViewProps {
  prescription: PrescriptionFile_PrescriptionFragment
  name: string
}

/** An image that can be enlarged, rotated and moved with buttons, mouse, fingers and keys. */
export default function PictureView({ prescription, name }: PictureViewProps) {
  const { src, hasFailed, retry } = usePrivateFile(prescription.url)
  const view = usePictureZoom()
  return (
    <Stack role="group" aria-label={name} $gap={2} onKeyDown={view.onKeyDown}>
      <Tools view={view} />
      {src !== null && !hasFailed ? (
        <PictureStage src={src} name={name} zoom={view.zoom} turns={view.turns} />
      ) : (
        <Waiting role={hasFailed ? 'alert' : undefined}>
          {hasFailed ? (
            <>
              <p>We couldn’t load this image.</p>
              <Button variant="secondary" onClick={retry}>
                Retry
              </Button>
            </>
          ) : (
            <Spinner label={`Loading ${name}`} size={32} />
          )}
        </Waiting>
      )}
      <Keys>
        Keys: <kbd>+</kbd> and <kbd>-</kbd> zoom, <kbd>0</kbd> resets, <kbd>R</kbd> rotates, and the
        arrow keys move a zoomed image.
      </Keys>
    </Stack>
  )
}

function Tools({ view }: { view: ReturnType<typeof usePictureZoom> }) {
  return (
    <Row>
      <IconButton label="Zoom out" onClick={view.zoomOut} {...(!view.canZoomOut && inactive)}>
        <ZoomOut size={20} aria-hidden />
      </IconButton>
      <Zoom role="status">{`${Math.round(100 * view.zoom)}%`}</Zoom>
      <IconButton label="Zoom in" onClick={view.zoomIn} {...(!view.canZoomIn && inactive)}>
        <ZoomIn size={20} aria-hidden />
      </IconButton>
      <IconButton label="Rotate" onClick={view.rotate}>
        <RotateCwSquare size={20} aria-hidden />
      </IconButton>
      <IconButton label="Reset" onClick={view.reset}>
        <Undo2 size={20} aria-hidden />
      </IconButton>
    </Row>
  )
}

const Keys = styled(SmallText)`
  kbd {
    color: ${color.ink};
    font: inherit;
    font-weight: ${font.bold};
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;

  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`

const Zoom = styled.span`
  min-width: 52px;
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Waiting = styled(StageFrame)`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  color: ${color.inkSoft};
`
