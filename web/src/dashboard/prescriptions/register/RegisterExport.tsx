import { Download } from 'lucide-react'
import { useExport } from '../../../shared/use-export.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { toast } from '../../../ui/toast/toast.ts'

interface MonthExportProps {
  month: string
}

/** Downloads a month's register as a CSV file. */
export function RegisterExport({ month }: MonthExportProps) {
  return (
    <MonthExport
      name="prescription-register"
      month={month}
      label="Download CSV"
      what="the register"
    />
  )
}

/** Downloads a month's bills of medicines as a CSV file. */
export function BillsExport({ month }: MonthExportProps) {
  return (
    <MonthExport
      name="medicine-bills"
      month={month}
      label="Medicine bills (CSV)"
      what="the bills"
    />
  )
}

interface NamedExportProps extends MonthExportProps {
  name: string
  label: string
  /** What could not be exported. */
  what: string
}

function MonthExport({ name, month, label, what }: NamedExportProps) {
  const { download, isBusy } = useExport(
    `${name}.csv?month=${month}`,
    () => toast.error(`We couldn’t export ${what}. Please try again.`),
    `${name}-${month}.csv`,
  )
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={download}>
      <Download size={18} aria-hidden />
      <span>{label}</span>
    </Button>
  )
}
