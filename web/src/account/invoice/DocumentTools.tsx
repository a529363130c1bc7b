import { Printer } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { media, space } from '../../ui/theme.ts'
import { choosePaper, papers } from './papers.ts'

/** The choice of a paper, and a button to print. */
export function DocumentTools({ paper }: { paper: string }) {
  return (
    <Tools>
      <SelectField label="Paper" value={paper} onChange={({ target }) => choosePaper(target.value)}>
        {Object.keys(papers).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer size={18} aria-hidden />
        Print
      </Button>
    </Tools>
  )
}

/* Beside the link back, or below it on phones. */
const Tools = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 128px) auto;
  grid-column: 1 / -1;
  justify-content: end;
  align-items: end;
  gap: ${space[3]};

  ${media.tablet} {
    grid-area: 1 / 2;
  }
`
