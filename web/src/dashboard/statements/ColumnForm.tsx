import { useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { FormStack } from '../../ui/forms/FormStack.ts'
import { Card } from '../../ui/layout/Card.ts'
import { ErrorText } from '../../ui/dashboard/fields/ErrorText.ts'
import { SelectField } from '../../ui/forms/SelectField.tsx'
import { color, font, media, space } from '../../ui/theme.ts'
import type { ColumnForm_TableFragment } from './PreviewStatement.generated.ts'
import type { ChosenColumns } from './use-preview.ts'

interface ColumnFormProps {
  fileName: string
  table: ColumnForm_TableFragment
  /** Why the columns were rejected. */
  error: string | null
  onSubmit: (columns: ChosenColumns) => void
  onRestart: () => void
}

const FIELDS = [
  { name: 'date', label: 'Date', none: null },
  { name: 'description', label: 'Description', none: null },
  { name: 'amount', label: 'Amount credited', none: null },
  { name: 'reference', label: 'Reference or UTR', none: 'No such column' },
  { name: 'type', label: 'CR or DR', none: 'No such column: all amounts are credits' },
  { name: 'debit', label: 'Amount debited', none: 'No such column' },
  { name: 'balance', label: 'Balance', none: 'No such column' },
  { name: 'status', label: 'Payment status', none: 'No such column' },
] as const

type FieldName = (typeof FIELDS)[number]['name']

/** Assigns the file's columns, and shows values from its first rows. */
export function ColumnForm({ fileName, table, error, onSubmit, onRestart }: ColumnFormProps) {
  const [chosen, setChosen] = useState<Record<FieldName, number | null>>(table.columns)
  const [showsMissing, setShowsMissing] = useState(false)
  const title = useRef<HTMLHeadingElement>(null)
  // The focused button is gone.
  useEffect(() => title.current?.focus(), [])
  const submit = () => {
    const { date, description, amount, reference, type, debit, balance, status } = chosen
    if (date === null || description === null || amount === null) setShowsMissing(true)
    else onSubmit({ date, description, amount, reference, type, debit, balance, status })
  }
  return (
    <Card>
      <FormStack
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Head>
          <Title ref={title} tabIndex={-1}>{`Columns of ${fileName}`}</Title>
          <p>
            {table.confirmed
              ? 'These columns were used for the last statement like this.'
              : 'Please check which column is which. We’ll remember your choice for this bank.'}
          </p>
        </Head>
        {error && <ErrorText>{error}</ErrorText>}
        <Grid>
          {FIELDS.map(({ name, label, none }) => {
            const isMissing = showsMissing && none === null && chosen[name] === null
            return (
              <SelectField
                key={name}
                label={label}
                hint={sampleOf(table, chosen[name])}
                error={isMissing ? 'Please choose a column.' : undefined}
                value={chosen[name] ?? ''}
                onChange={({ target: { value } }) =>
                  setChosen({ ...chosen, [name]: value === '' ? null : Number(value) })
                }
              >
                <option value="">{none ?? 'Choose a column'}</option>
                {table.header.map((header, position) => (
                  <option key={position} value={position}>
                    {header || `Column ${position + 1}`}
                  </option>
                ))}
              </SelectField>
            )
          })}
        </Grid>
        <Actions>
          <Button variant="secondary" onClick={onRestart}>
            Choose another file
          </Button>
          <Button type="submit">Check statement</Button>
        </Actions>
      </FormStack>
    </Card>
  )
}

/** Returns a column's values in the first rows. */
function sampleOf({ samples }: ColumnForm_TableFragment, position: number | null) {
  const values = samples.map((cells) => (position === null ? '' : (cells[position] ?? '')))
  const shown = [...new Set(values)].filter((value) => value !== '').slice(0, 2)
  return shown.length === 0 ? undefined : `For example, ${shown.join(' · ')}`
}

const Head = styled.div`
  display: grid;
  gap: ${space[1]};
  color: ${color.inkSoft};
`

const Title = styled.h2`
  color: ${color.ink};
  font-size: ${font.large};
  font-weight: ${font.bold};
  overflow-wrap: anywhere;

  /* Takes the focus, but is not interactive. */
  &:focus-visible {
    outline: none;
  }
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[4]};

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  /* The values of the bank's columns may be long words. */
  > * {
    overflow-wrap: anywhere;
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > * {
    flex: 1 1 auto;
    padding-inline: ${space[3]};
  }

  ${media.tablet} {
    justify-content: end;

    > * {
      flex: none;
      padding-inline: ${space[5]};
    }
  }
`
