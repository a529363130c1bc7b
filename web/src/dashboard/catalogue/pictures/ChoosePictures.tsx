import { ImagePlus } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, media, motion, radius, space } from '../../../ui/theme.ts'

interface ChoosePicturesProps {
  max: number
  count: number
  onChoose: (files: readonly File[]) => void
  isDisabled: boolean
  error: string | undefined
  errorId: string
}

/** The accepted types. They are listed one by one, so that phones convert their own formats. */
const types = 'image/jpeg,image/png,image/webp,image/avif'

/** A tile that opens the device's file picker. */
export function ChoosePictures(props: ChoosePicturesProps) {
  const { max, count, onChoose, isDisabled, error, errorId } = props
  const label = max > 1 ? 'Upload images' : count > 0 ? 'Change image' : 'Upload image'
  return (
    <Tile $hasError={error !== undefined}>
      <ImagePlus size={24} aria-hidden />
      <span>{label}</span>
      <input
        type="file"
        accept={types}
        multiple={max > 1}
        disabled={isDisabled || (max > 1 && count >= max)}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // Allows choosing the same file again after removing it.
          target.value = ''
        }}
      />
    </Tile>
  )
}

const Tile = styled.label<{ $hasError: boolean }>`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space[1]};
  min-height: 96px;
  padding: ${space[2]};
  border: 1.5px dashed ${({ $hasError }) => ($hasError ? color.danger : color.lineStrong)};
  border-radius: ${radius.medium};
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  text-align: center;
  transition: background-color ${motion.quick};

  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }

  &:has(:disabled) {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.inkFaint};

    input {
      cursor: not-allowed;
    }
  }

  ${media.hover} {
    &:hover:not(:has(:disabled)) {
      background: ${color.accentWash};
    }
  }
`
