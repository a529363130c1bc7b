import { useId, useState } from 'react'
import { styled } from 'styled-components'
import type { PictureSource } from '../../../ui/content/Picture.tsx'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { font, space } from '../../../ui/theme.ts'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { ChoosePictures } from './ChoosePictures.tsx'
import { PictureTile } from './PictureTile.tsx'
import type { PictureUploads } from './use-picture-uploads.ts'

const viewing = lazyDialog(() => import('../../../ui/dashboard/PictureViewer.tsx'))

interface PictureFieldProps {
  uploads: PictureUploads
  /** Called when images are chosen, to clear the field's error. */
  onChoose: () => void
  isDisabled?: boolean
  error?: string | undefined
  hint?: string
}

/** A form's images as thumbnails, with a tile to add more. */
export function PictureField(props: PictureFieldProps) {
  const { uploads, onChoose, isDisabled = false, error, hint } = props
  const id = useId()
  const [viewed, setViewed] = useState<PictureSource | null>(null)
  usePreload(viewing)
  const { pictures, max, add, retry, remove } = uploads
  return (
    <Root role="group" aria-labelledby={id}>
      <Label id={id}>Image</Label>
      <Tiles>
        {pictures.map((picture, index) => (
          <PictureTile
            key={picture.key}
            picture={picture}
            name={max === 1 ? 'image' : `image ${index + 1}`}
            onView={setViewed}
            onRetry={retry}
            onRemove={() => remove(picture.key)}
          />
        ))}
        <ChoosePictures
          max={max}
          count={pictures.length}
          onChoose={(files) => {
            add(files)
            onChoose()
          }}
          isDisabled={isDisabled}
          error={error}
          errorId={`${id}-error`}
        />
      </Tiles>
      {hint && <SmallText as="span">{hint}</SmallText>}
      {error && (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      )}
      {viewed && (
        <viewing.Dialog
          picture={{ image: viewed, name: 'Image' }}
          onClose={() => setViewed(null)}
        />
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`

const Label = styled.span`
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(96px, 1fr));
  gap: ${space[3]};
`
