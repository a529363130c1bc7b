import { FileSpreadsheet } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '../../../ui/theme.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Stack } from '../../../ui/layout/Stack.ts'

interface ChooseFileProps {
  /** Why the last file was rejected. */
  error: string | null
  onChoose: (file: File) => void
}

/** A large button that accepts a CSV file, also by drag and drop. */
export function ChooseFile({ error, onChoose }: ChooseFileProps) {
  return (
    <Stack>
      {error && <ErrorText role="alert">{error}</ErrorText>}
      <Drop>
        <FileSpreadsheet size={32} aria-hidden />
        Choose a CSV file
        <input
          type="file"
          accept=".csv,text/csv"
          onChange={({ target }) => {
            const [file] = target.files ?? []
            if (file) onChoose(file)
          }}
        />
      </Drop>
      <SmallText>
        For example a file from Export, at most 20 MB. It is checked first; nothing changes before
        you confirm.
      </SmallText>
    </Stack>
  )
}

const Drop = styled.label`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[8]} ${space[4]};
  border: 1.5px dashed ${color.lineStrong};
  border-radius: ${radius.large};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  cursor: pointer;
  transition: background-color ${motion.quick};

  &:hover {
    background: ${color.accentWash};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }

  /* Covers the button, so that a file can be dropped on it. */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`

const ErrorText = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.dangerWash};
  border-radius: ${radius.medium};
  color: ${color.dangerDeep};
`
