import { Download } from 'lucide-react'
import { useState } from 'react'
import { useSessionActions } from '../../../apollo/session.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { fetchExport, saveFile } from './fetch-export.ts'

/** Downloads all products as a CSV file that Import accepts. */
export function ExportButton() {
  const { reload } = useSessionActions()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      const day = new Date().toISOString().slice(0, 10)
      saveFile(await fetchExport(reload), `products-${day}.csv`)
    } catch {
      toast.error('We could not export the products. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button variant="secondary" isBusy={isBusy} onClick={() => void download()}>
      <Download size={18} aria-hidden />
      Export
    </Button>
  )
}
