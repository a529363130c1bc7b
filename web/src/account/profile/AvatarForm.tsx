import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { UploadProgress } from '../../shared/UploadProgress.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import type { PictureSource } from '../../ui/content/Picture.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { Avatar } from '../../shared/account/Avatar.tsx'
import { useUploadAvatar } from './use-upload-avatar.ts'

interface AvatarFormProps {
  /** The current image. */
  avatar: PictureSource | null
  onDone: () => void
}

/** Previews and uploads an image. */
export function AvatarForm({ avatar, onDone }: AvatarFormProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const { chosen, choose } = useChosenFile()
  const { progress, start, stop } = useUploadAvatar({
    onDone,
    onProblem: (message) => {
      setProblem(message)
      toast.error(message)
    },
  })
  const onFile = (file: File) => {
    const found = validatePicture(file)
    setProblem(found)
    choose(found === null ? file : null)
  }
  const send = (file: File) => {
    setProblem(null)
    void start(file)
  }
  const isBusy = progress !== null
  return (
    <Root>
      <Avatar image={chosen ?? avatar} side={176} alt={chosen ? 'Preview' : 'Profile image'} />
      <Status>
        {isBusy ? (
          <UploadProgress part={progress} />
        ) : (
          <Hint>JPEG, PNG, WebP or AVIF, at most 5 MB.</Hint>
        )}
        {problem && <Problem role="alert">{problem}</Problem>}
      </Status>
      {chosen && (
        <Button isWide isBusy={isBusy} onClick={() => send(chosen.file)}>
          {problem ? 'Try again' : 'Upload'}
        </Button>
      )}
      {isBusy ? (
        <Button variant="secondary" isWide onClick={stop}>
          Cancel
        </Button>
      ) : (
        <FileButton isFirst={!chosen} onFile={onFile} />
      )}
    </Root>
  )
}

interface FileButtonProps {
  /** Whether it is the primary action. */
  isFirst: boolean
  onFile: (file: File) => void
}

function FileButton({ isFirst, onFile }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    if (file) onFile(file)
    // Allows choosing the same file again.
    currentTarget.value = ''
  }
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        aria-label="Image file"
        accept={pictureTypes.join(',')}
        hidden
        onChange={onChange}
      />
      <Button
        variant={isFirst ? 'primary' : 'secondary'}
        isWide
        data-autofocus
        onClick={() => inputRef.current?.click()}
      >
        {isFirst ? 'Choose an image' : 'Choose another'}
      </Button>
    </>
  )
}

/** The chosen file with an object URL, which is revoked when no longer needed. */
function useChosenFile() {
  const [chosen, setChosen] = useState<{ file: File; url: string; srcSet: null } | null>(null)
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.url)
  }, [chosen])
  const choose = (file: File | null) =>
    setChosen(file && { file, url: URL.createObjectURL(file), srcSet: null })
  return { chosen, choose }
}

/** The accepted types as reported by the file. The server checks the content. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

const MAX_AVATAR_BYTES = 5 * 1024 * 1024

/** Returns why the server would reject the file, as far as the browser can check this; null if it seems valid. */
function validatePicture({ type, size }: File): string | null {
  if (!pictureTypes.includes(type)) return 'Please choose a JPEG, PNG, WebP or AVIF image.'
  return size > MAX_AVATAR_BYTES ? 'This image is too large. The limit is 5 MB.' : null
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
`

const Status = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  width: 100%;
  padding-block: ${space[2]};
  font-size: ${font.small};
  text-align: center;
`

const Hint = styled.p`
  color: ${color.inkSoft};
`

const Problem = styled.p`
  color: ${color.danger};
  font-weight: ${font.medium};
`
