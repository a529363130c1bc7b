import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { IconButton } from '../buttons/IconButton.tsx'
import { Overlay } from '../dialogs/Overlay.tsx'
import { Picture, type PictureSource } from '../content/Picture.tsx'
import { color, space } from '../theme.ts'

interface PictureViewerProps {
  /** Null while the viewer is closed. */
  picture: { image: PictureSource; name: string } | null
  onClose: () => void
}

/** A full-screen image. A click closes it. */
export default function PictureViewer({ picture, onClose }: PictureViewerProps) {
  if (!picture) return null
  return (
    <Overlay onClose={onClose}>
      <Stage role="dialog" aria-modal aria-label={picture.name} tabIndex={-1} onClick={onClose}>
        <Picture image={picture.image} alt={picture.name} sizes="100vw" side={960} isEager />
        <Close label="Close" onClick={onClose} data-autofocus>
          <X size={24} />
        </Close>
      </Stage>
    </Overlay>
  )
}

const Stage = styled.div`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  height: 100dvh;
  padding: ${space[4]};
  background: ${color.surface};
  outline: none;

  > img {
    aspect-ratio: auto;
  }
`

const Close = styled(IconButton)`
  position: absolute;
  top: calc(${space[3]} + env(safe-area-inset-top));
  right: calc(${space[3]} + env(safe-area-inset-right));
  background: ${color.sunken};
`
