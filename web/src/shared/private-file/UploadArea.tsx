import { X } from 'lucide-react'
import { type ChangeEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { UploadProgress } from '../UploadProgress.tsx'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { ErrorText } from '../../ui/forms/Field.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import type { Upload, UploadKind, Uploads } from './use-uploads.ts'

/** The button to upload private files, and the files that are not stored yet. */
export function UploadArea({ uploads }: { uploads: Uploads }) {
  const hintId = useId()
  return (
    <Stack $gap={3}>
      {uploads.uploads.length > 0 && (
        <List aria-label="Uploads">
          {uploads.uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} uploads={uploads} />
          ))}
        </List>
      )}
      <Stack $gap={1}>
        <FileButton kind={uploads.kind} hintId={hintId} onFiles={uploads.add} />
        <SmallText id={hintId}>{uploads.kind.hint}</SmallText>
      </Stack>
    </Stack>
  )
}

function UploadRow({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, file, part, problem, canRetry } = upload
  return (
    <Row>
      <Stack $gap={1}>
        <Name>{file.name}</Name>
        {problem === null ? (
          <UploadProgress part={part} label={`Upload of ${file.name}`} />
        ) : (
          <ErrorText role="alert">{problem}</ErrorText>
        )}
      </Stack>
      {canRetry && problem !== null && (
        <Button variant="quiet" onClick={() => uploads.retry(upload)}>
          Try again
        </Button>
      )}
      <IconButton
        label={problem === null ? `Cancel upload of ${file.name}` : `Dismiss ${file.name}`}
        onClick={() => uploads.remove(key)}
      >
        <X size={18} />
      </IconButton>
    </Row>
  )
}

interface FileButtonProps {
  kind: UploadKind
  hintId: string
  onFiles: (files: readonly File[]) => void
}

function FileButton({ kind, hintId, onFiles }: FileButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])]
    if (files.length > 0) onFiles(files)
    // Allows choosing the same file again.
    currentTarget.value = ''
  }
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        aria-label={kind.filesLabel}
        accept={kind.types.join(',')}
        multiple
        hidden
        onChange={onChange}
      />
      <Button
        variant="secondary"
        aria-describedby={hintId}
        onClick={() => inputRef.current?.click()}
      >
        {kind.button}
      </Button>
    </>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
`

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 64px;
  padding: ${space[2]} ${space[1]} ${space[2]} ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  font-size: ${font.small};

  > :first-child {
    flex: 1;
  }
`

const Name = styled.span`
  overflow: hidden;
  font-weight: ${font.semibold};
  text-overflow: ellipsis;
  white-space: nowrap;
`
