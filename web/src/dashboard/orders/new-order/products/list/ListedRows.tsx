import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Stepper } from '../../../../../ui/buttons/Stepper.tsx'
import { ErrorText } from '../../../../../ui/forms/Field.tsx'
import { SelectField } from '../../../../../ui/forms/SelectField.tsx'
import { color, font, space } from '../../../../../ui/theme.ts'
import { describeTeamProblem } from '../describe-team-problem.ts'
import { describeProduct, ProductSearch } from '../ProductSearch.tsx'
import type { WantedProducts } from '../use-wanted-products.ts'
import { choose, type ListedRow, withFound, withQuantity } from './listed-rows.ts'

interface ListedRowsProps {
  rows: readonly ListedRow[]
  wanted: WantedProducts
  onChange: (at: number, change: (row: ListedRow) => ListedRow) => void
}

/** The entries of a list, each with the proposed products. */
export function ListedRows({ rows, wanted, onChange }: ListedRowsProps) {
  const ref = useRef<HTMLUListElement>(null)
  // The focused button or text box may have gone.
  useEffect(() => {
    if (document.activeElement === document.body) ref.current?.focus()
  }, [rows])
  if (rows.length === 0) return <ErrorText role="alert">The list has no entries.</ErrorText>
  return (
    <List ref={ref} tabIndex={-1} aria-label="Entries of the list">
      {rows.map((row, at) => (
        <Entry key={at} {...{ row, at, wanted }} onChange={(change) => onChange(at, change)} />
      ))}
    </List>
  )
}

interface EntryProps {
  row: ListedRow
  at: number
  wanted: WantedProducts
  onChange: (change: (row: ListedRow) => ListedRow) => void
}

function Entry({ row, at, wanted, onChange }: EntryProps) {
  const { text, proposals, chosen } = row
  if (proposals.length === 0) {
    return (
      <Root>
        <Text>{text}</Text>
        <Nothing>Nothing found. Search for it, or leave it out.</Nothing>
        <ProductSearch
          label={`Search a product for ${text}`}
          wanted={wanted}
          row={at}
          onChoose={(product) => {
            wanted.clear(at)
            onChange((before) => withFound(before, product))
          }}
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
        onChange={({ target }) => onChange((before) => choose(before, target.value))}
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
          onChange={(quantity) => onChange((before) => withQuantity(before, quantity))}
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
