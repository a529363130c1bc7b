import { Download } from 'lucide-react'
import { useExport } from '../../../shared/use-export.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { toast } from '../../../ui/toast/toast.ts'

const showFailure = () => toast.error('We couldn’t export the products. Please try again.')

/** Downloads all products as a CSV file that Import accepts. */
export function ExportButton() {
  const { download, isBusy } = useExport('products.csv', showFailure)
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={download}>
      <Download size={18} aria-hidden />
      Export
    </Button>
  )
}
