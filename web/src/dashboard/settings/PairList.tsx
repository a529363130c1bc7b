import { Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { font, media, space } from '../../ui/theme.ts'

type Pair = readonly [first: string, second: string]

interface PairListProps {
  label: string
  max: number
  /** The labels of both inputs. */
  columns: readonly [first: string, second: string]
  pairs: readonly Pair[]
  getError: (index: number) => string | undefined
  onChange: (pairs: readonly Pair[]) => void
}

/** A list of pairs of texts, which can be edited, added and removed. */
export function PairList({ label, max, columns, pairs, getError, onChange }: PairListProps) {
  const replace = (index: number, pair: Pair) => onChange(pairs.with(index, pair))
  return (
    <Group>
      <legend>{label}</legend>
      {pairs.map(([first, second], index) => (
        // Rows have no identity of their own.
        <Row key={index}>
          <Field
            label={columns[0]}
            value={first}
            onChange={({ target }) => replace(index, [target.value, second])}
          />
          <Field
            label={columns[1]}
            value={second}
            error={getError(index)}
            onChange={({ target }) => replace(index, [first, target.value])}
          />
          <IconButton
            label={`Remove ${first || `${label} ${index + 1}`}`}
            onClick={() => onChange(pairs.toSpliced(index, 1))}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Row>
      ))}
      {pairs.length < max && (
        <Button variant="secondary" onClick={() => onChange([...pairs, ['', '']])}>
          <Plus size={18} aria-hidden />
          <span>{`Add to ${label.toLowerCase()}`}</span>
        </Button>
      )}
    </Group>
  )
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[3]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding-bottom: ${space[2]};
    font-weight: ${font.semibold};
  }
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;

  > :nth-child(2) {
    grid-column: 1;
    grid-row: 2;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr) auto;

    > :nth-child(2) {
      grid-column: 2;
      grid-row: 1;
    }
  }
`
