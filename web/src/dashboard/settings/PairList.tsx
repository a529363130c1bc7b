import { Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { media, space } from '../../ui/theme.ts'
import { ListGroup } from './ListGroup.ts'

type Pair = readonly [first: string, second: string]

interface PairListProps {
  label: string
  max: number
  /** The labels of both inputs. */
  columns: readonly [first: string, second: string]
  /** The type of the first input. */
  firstType?: 'text' | 'date'
  pairs: readonly Pair[]
  /** The error of an input, by its row and column. */
  getError: (index: number, column: 0 | 1) => string | undefined
  onChange: (pairs: readonly Pair[]) => void
}

/** A list of pairs of texts, which can be edited, added and removed. */
export function PairList(props: PairListProps) {
  const { label, max, columns, firstType = 'text', pairs, getError, onChange } = props
  const replace = (index: number, pair: Pair) => onChange(pairs.with(index, pair))
  return (
    <ListGroup>
      <legend>{label}</legend>
      {pairs.map(([first, second], index) => (
        // Rows have no identity of their own.
        <Row key={index}>
          <Field
            label={columns[0]}
            type={firstType}
            value={first}
            error={getError(index, 0)}
            onChange={({ target }) => replace(index, [target.value, second])}
          />
          <Field
            label={columns[1]}
            value={second}
            error={getError(index, 1)}
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
    </ListGroup>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;

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
