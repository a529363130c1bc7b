import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Stepper } from '../../../../../ui/buttons/Stepper.tsx'
import { ErrorText } from '../../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../../ui/forms/SelectField.tsx'
import { color, font, space } from '../../../../../ui/theme.ts'
import { describeTeamProblem } from '../describe-team-problem.ts'
import { describeProduct, ProductSearch } from '../ProductSearch.tsx'
import { choose, type ListedRow, withFound, withQuantity } from './listed-rows.ts'

interface ListedRowsProps {
  rows: readonly ListedRow[]
  onChange: (rows: ListedRow[]) => void
}

/** The entries of a list, each with the proposed products. Takes the focus, because the form's button has gone. */
export function ListedRows({ rows, onChange }: ListedRowsProps) {
  const ref = useRef<HTMLUListElement>(null)
  useEffect(() => ref.current?.focus(), [])
  if (rows.length === 0) return <ErrorText role="alert">The list has no entries.</ErrorText>
  return (
    <List ref={ref} tabIndex={-1} aria-label="Entries of the list">
      {rows.map((row, at) => (
        <Entry
          key={at}
          row={row}
          onChange={(next) => onChange(rows.map((one, place) => (place === at ? next : one)))}
        />
      ))}
    </List>
  )
}

interface EntryProps {
  row: ListedRow
  onChange: (row: ListedRow) => void
}

function Entry({ row, onChange }: EntryProps) {
  const { text, proposals, chosen } = row
  if (proposals.length === 0) {
    return (
      <Root>
        <Text>{text}</Text>
        <Nothing>Nothing found. Search for it, or leave it out.</Nothing>
        <ProductSearch
          label={`Search a product for ${text}`}
          onChoose={(product) => onChange(withFound(row, product))}
        />
      </Root>
    )
  }
  const problem = chosen && describeTeamProblem(chosen)
  return (
    <Root>
      <SelectField
        label={text}
        value={chosen?.product.id ?? ''}
        error={problem}
        onChange={({ target }) => onChange(choose(row, target.value))}
      >
        {proposals.map(({ product }) => (
          <option key={product.id} value={product.id}>
            {`${product.name} · ${describeProduct(product)}`}
          </option>
        ))}
        <option value="">Leave out</option>
      </SelectField>
      {chosen && (
        <Stepper
          name={chosen.product.name}
          quantity={chosen.quantity}
          max={chosen.product.available}
          onChange={(quantity) => onChange(withQuantity(row, quantity))}
        />
      )}
    </Root>
  )
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  outline: none;
`

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${space[2]};
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.line};

  > [role='group'] {
    justify-self: end;
  }
`

const Text = styled.p`
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Nothing = styled.p`
  color: ${color.inkSoft};
`
