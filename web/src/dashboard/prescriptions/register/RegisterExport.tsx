import { Download } from 'lucide-react'
import { useExport } from '../../../shared/use-export.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { toast } from '../../../ui/toast/toast.ts'

const showFailure = () => toast.error('We couldn’t export the register. Please try again.')

/** Downloads a month's register as a CSV file. */
export function RegisterExport({ month }: { month: string }) {
  const { download, isBusy } = useExport(
    `prescription-register.csv?month=${month}`,
    showFailure,
    `prescription-register-${month}.csv`,
  )
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={download}>
      <Download size={18} aria-hidden />
      Download CSV
    </Button>
  )
}
