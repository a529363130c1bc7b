import { Download } from 'lucide-react'
import { useExport } from '../../../shared/use-export.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { toast } from '../../../ui/toast/toast.ts'

const showFailure = () => toast.error('We couldn’t export this month. Please try again.')

interface MonthExportProps {
  month: string
}

/** Downloads a month's register as a CSV file. */
export function RegisterExport({ month }: MonthExportProps) {
  return <MonthExport name="prescription-register" month={month} label="Download CSV" />
}

/** Downloads a month's bills of medicines as a CSV file. */
export function BillsExport({ month }: MonthExportProps) {
  return <MonthExport name="medicine-bills" month={month} label="Medicine bills (CSV)" />
}

function MonthExport({ name, month, label }: MonthExportProps & { name: string; label: string }) {
  const { download, isBusy } = useExport(
    `${name}.csv?month=${month}`,
    showFailure,
    `${name}-${month}.csv`,
  )
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={download}>
      <Download size={18} aria-hidden />
      {label}
    </Button>
  )
}
