import { RotateCw, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Picture, type PictureSource } from '../../../ui/content/Picture.tsx'
import { Spinner } from '../../../ui/content/Spinner.tsx'
import { color, font, radius, size, space } from '../../../ui/theme.ts'
import type { FormPicture, PictureUploads } from './use-picture-uploads.ts'

interface PictureTileProps {
  picture: FormPicture
  /** For example, 'image 2'. */
  name: string
  onView: (image: PictureSource) => void
  onRetry: PictureUploads['retry']
  onRemove: () => void
}

/** An image in a form: uploaded, uploading or failed. */
export function PictureTile({ picture, name, onView, onRetry, onRemove }: PictureTileProps) {
  return (
    <Root $hasProblem={picture.image === null && picture.problem !== null}>
      {picture.image === null ? (
        <Coming picture={picture} onRetry={onRetry} />
      ) : (
        <Thumbnail type="button" aria-label={`View ${name}`} onClick={() => onView(picture.image)}>
          <Picture image={picture.image} alt="" sizes="120px" side={120} />
        </Thumbnail>
      )}
      <Remove type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        <X size={16} aria-hidden />
      </Remove>
    </Root>
  )
}

interface ComingProps {
  picture: Extract<FormPicture, { image: null }>
  onRetry: PictureUploads['retry']
}

function Coming({ picture, onRetry }: ComingProps) {
  const { file, progress, problem } = picture
  if (problem !== null) {
    return (
      <Retry type="button" onClick={() => onRetry(picture)}>
        <RotateCw size={20} aria-hidden />
        Try again
        <Problem role="alert">{problem}</Problem>
      </Retry>
    )
  }
  return (
    <Waiting>
      <Spinner label={`Uploading ${file.name}`} />
      <progress value={progress} aria-label={`Uploading ${file.name}`} />
    </Waiting>
  )
}

const Root = styled.div<{ $hasProblem: boolean }>`
  position: relative;
  min-height: 96px;
  border: 1px solid ${({ $hasProblem }) => ($hasProblem ? color.danger : color.line)};
  border-radius: ${radius.medium};
  background: ${color.page};
`

const Thumbnail = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  max-height: 120px;
  overflow: hidden;
  border-radius: ${radius.medium};
`

const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[3]};
  height: 100%;
  color: ${color.accent};

  progress {
    width: 64px;
    height: 6px;
    accent-color: ${color.accent};
  }
`

const Retry = styled.button`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  width: 100%;
  height: 100%;
  padding: ${space[4]} ${space[2]} ${space[2]};
  color: ${color.danger};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Problem = styled.span`
  font-size: ${font.tiny};
  font-weight: ${font.regular};
`

const Remove = styled.button`
  position: absolute;
  top: -${space[2]};
  right: -${space[2]};
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.ink};

  &::after {
    content: '';
    position: absolute;
    inset: calc((28px - ${size.target}) / 2);
  }
`
