import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import type { Gallery_ProductFragment } from './Gallery.generated.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { inactive } from '../../ui/buttons/inactive.ts'
import { Overlay } from '../../ui/dialogs/Overlay.tsx'
import { PictureStage } from '../../ui/zoom/PictureStage.tsx'
import { usePictureZoom } from '../../ui/zoom/use-picture-zoom.ts'
import { color, font, space } from '../../ui/theme.ts'

interface PictureZoomProps {
  product: Gallery_ProductFragment
  /** The index of the image to show first. */
  first: number
  onClose: () => void
}

/** The product images in full screen, enlarged with buttons, keys, two taps or two fingers. */
export default function PictureZoom({ product, first, onClose }: PictureZoomProps) {
  const [current, setCurrent] = useState(first)
  const zoom = usePictureZoom()
  const { images, name } = product
  const show = (index: number) => {
    if (index < 0 || index >= images.length) return
    setCurrent(index)
    zoom.reset()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    // The arrow keys move an enlarged image.
    if (step !== undefined && !zoom.canZoomOut) show(current + step)
    else zoom.onKeyDown(event)
  }
  return (
    <Overlay onClose={onClose}>
      <Root role="dialog" aria-modal aria-label="Images" tabIndex={-1} onKeyDown={onKeyDown}>
        <Tools>
          {images.length > 1 && <Pages current={current} count={images.length} onShow={show} />}
          <IconButton label="Zoom out" onClick={zoom.zoomOut} {...(!zoom.canZoomOut && inactive)}>
            <ZoomOut size={22} aria-hidden />
          </IconButton>
          <IconButton label="Zoom in" onClick={zoom.zoomIn} {...(!zoom.canZoomIn && inactive)}>
            <ZoomIn size={22} aria-hidden />
          </IconButton>
          <IconButton label="Close" onClick={onClose} data-autofocus>
            <X size={24} aria-hidden />
          </IconButton>
        </Tools>
        <Stage onDoubleClick={zoom.toggle}>
          <PictureStage
            key={current}
            src={images[current]?.url ?? ''}
            name={name}
            zoom={zoom.zoom}
            turns={0}
          />
        </Stage>
      </Root>
    </Overlay>
  )
}

interface PagesProps {
  current: number
  count: number
  onShow: (index: number) => void
}

function Pages({ current, count, onShow }: PagesProps) {
  return (
    <Group>
      <IconButton
        label="Previous image"
        onClick={() => onShow(current - 1)}
        {...(current === 0 && inactive)}
      >
        <ChevronLeft size={24} aria-hidden />
      </IconButton>
      <Count role="status" translate="no">{`${current + 1} / ${count}`}</Count>
      <IconButton
        label="Next image"
        onClick={() => onShow(current + 1)}
        {...(current === count - 1 && inactive)}
      >
        <ChevronRight size={24} aria-hidden />
      </IconButton>
    </Group>
  )
}

const Root = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;
  padding: env(safe-area-inset-top) env(safe-area-inset-right) env(safe-area-inset-bottom)
    env(safe-area-inset-left);
  background: ${color.surface};
  outline: none;
`

const Tools = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: ${space[1]};
  padding: ${space[2]};

  [aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`

const Group = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: auto;
`

const Count = styled.span`
  min-width: 44px;
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

const Stage = styled.div`
  min-height: 0;
  /* Two taps enlarge this image, not the page; two fingers enlarge the page. */
  touch-action: manipulation;

  > div {
    height: 100%;
    background: none;
    border-radius: 0;
  }
`
