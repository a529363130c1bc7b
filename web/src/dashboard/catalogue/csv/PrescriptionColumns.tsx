import { type ReactNode, type SubmitEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DialogActions } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { font, space } from '../../../ui/theme.ts'

interface PrescriptionColumnsProps {
  columns: readonly string[]
  /** Called with the column to read, if any, and the columns to ignore. */
  onChoose: (choice: { prescriptionColumn?: string; ignored: string[] }) => void
  /** Another action, shown before the button. */
  children: ReactNode
}

/**
 * Asks which column marks prescription medicines, because a wrong guess would sell medicines without a prescription.
 */
export function PrescriptionColumns({ columns, onChoose, children }: PrescriptionColumnsProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  const name = useId()
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const column = chosen === null ? undefined : columns[chosen]
    const ignored = columns.filter((other) => other !== column)
    onChoose(column === undefined ? { ignored } : { prescriptionColumn: column, ignored })
  }
  const option = (index: number, text: string) => (
    <Radio
      key={index}
      name={name}
      required
      checked={chosen === index}
      onChange={() => setChosen(index)}
    >
      {text}
    </Radio>
  )
  return (
    <Stack as="form" onSubmit={submit}>
      <Options>
        <legend>Which column marks prescription medicines?</legend>
        {columns.map((column, index) => option(index, column))}
        {option(-1, 'No column: the file has no prescription medicines.')}
      </Options>
      <DialogActions>
        {children}
        <Button type="submit" disabled={chosen === null}>
          Check again
        </Button>
      </DialogActions>
    </Stack>
  )
}

const Options = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;

  legend {
    padding-bottom: ${space[2]};
    font-weight: ${font.semibold};
  }
`
