import { styled } from 'styled-components'
import type { CsvReport_ReportFragment } from './ImportProducts.generated.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { DialogActions } from '../../../ui/dialogs/ConfirmDialog.tsx'
import { Stack } from '../../../ui/layout/Stack.ts'
import { color } from '../../../ui/theme.ts'
import { EndedRates } from './EndedRates.tsx'
import { ImportReport } from './ImportReport.tsx'
import { PrescriptionColumns } from './PrescriptionColumns.tsx'
import type { useImport } from './use-import.ts'

type Actions = Pick<ReturnType<typeof useImport>, 'check' | 'run' | 'restart'>

interface CheckedFileProps extends Actions {
  sent: Parameters<Actions['run']>[0]
  report: CsvReport_ReportFragment
}

/** The dry-run report, with the column choice that the import needs first, if any. */
export function CheckedFile({ sent, report, check, run, restart }: CheckedFileProps) {
  const { file, ignoredColumns = [] } = sent
  const hasChanges = report.created + report.changed > 0
  const another = (
    <Button variant="secondary" onClick={restart}>
      Choose another file
    </Button>
  )
  return (
    <Stack>
      <Text role="status">
        {hasChanges
          ? `This is what importing ${file.name} would change. Nothing has changed yet.`
          : `${file.name} contains nothing to import.`}
      </Text>
      <ImportReport report={report} />
      {report.endedGstRates > 0 && (
        <EndedRates
          count={report.endedGstRates}
          areReplaced={sent.newGstRates ?? false}
          onReplace={() => void check({ ...sent, newGstRates: true })}
        />
      )}
      {report.prescriptionColumns.length > 0 ? (
        <PrescriptionColumns
          columns={report.prescriptionColumns}
          onChoose={({ ignored, ...read }) =>
            void check({ ...sent, ...read, ignoredColumns: [...ignoredColumns, ...ignored] })
          }
        >
          {another}
        </PrescriptionColumns>
      ) : (
        <DialogActions>
          {another}
          <Button disabled={!hasChanges} onClick={() => void run(sent, report)}>
            Import
          </Button>
        </DialogActions>
      )}
    </Stack>
  )
}

const Text = styled.p`
  color: ${color.inkSoft};
`
