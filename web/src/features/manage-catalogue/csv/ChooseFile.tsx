import { FileSpreadsheet } from 'lucide-react'
import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '../../../ui/theme.ts'

interface ChooseFileProps {
  /** Why the file before was not taken. */
  refusal: string | null
  onChoose: (file: File) => void
}

/** A big button that takes a CSV file. */
export function ChooseFile({ refusal, onChoose }: ChooseFileProps) {
  return (
    <Root>
      {refusal && <Refusal role="alert">{refusal}</Refusal>}
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
      <Hint>
        Such as the file that Export gives, at most 20 MB. It is checked first; nothing changes
        before you say so.
      </Hint>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

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

  /* Over all of it, so that a file can be dropped on it too. */
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }
`

const Hint = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
`

const Refusal = styled.p`
  padding: ${space[3]} ${space[4]};
  background: ${color.dangerWash};
  border-radius: ${radius.medium};
  color: ${color.dangerDeep};
`
