import { styled } from 'styled-components'
import { Card } from '../../ui/layout/Card.ts'
import { ChooseFile } from '../../ui/dashboard/fields/ChooseFile.tsx'
import { ProgressBar } from '../../ui/dashboard/ProgressBar.ts'
import { space } from '../../ui/theme.ts'
import { ColumnForm } from './ColumnForm.tsx'
import { usePreview } from './use-preview.ts'

/** Chooses a bank statement and its columns. A separate page shows its rows. */
export function StatementUpload() {
  const { step, choose, match, restart } = usePreview()
  switch (step.kind) {
    case 'choosing':
      return (
        <ChooseFile error={step.error || null} onChoose={(file) => void choose(file)}>
          A statement from your bank, up to 5 MB and 20,000 rows. We check it first; nothing changes
          until you confirm.
        </ChooseFile>
      )
    case 'sending':
      return (
        <Sending role="status">
          <span>{step.part < 1 ? 'Uploading the statement…' : 'Reading the statement…'}</span>
          <ProgressBar value={step.part < 1 ? step.part : undefined} />
        </Sending>
      )
    case 'columns': {
      const { file, table, error } = step
      return (
        <ColumnForm
          fileName={file.name}
          table={table}
          error={error}
          onSubmit={(columns) => void match(file, table, columns)}
          onRestart={restart}
        />
      )
    }
  }
}

const Sending = styled(Card)`
  display: grid;
  gap: ${space[3]};
`
