import { FileSpreadsheet } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { SmallText } from '../../content/SmallText.ts'
import { Stack } from '../../layout/Stack.ts'
import { ErrorText } from './ErrorText.ts'
import { color, font, motion, radius, space } from '../../theme.ts'

interface ChooseFileProps {
  /** Why the last file was rejected. */
  error: string | null
  onChoose: (file: File) => void
  /** The file's requirements. */
  children: ReactNode
}

/** A large button that accepts a CSV file, also by drag and drop. */
export function ChooseFile({ error, onChoose, children }: ChooseFileProps) {
  return (
    <Stack>
      {error && <ErrorText>{error}</ErrorText>}
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
      <SmallText>{children}</SmallText>
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
