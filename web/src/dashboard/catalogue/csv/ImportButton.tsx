import { Upload } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/buttons/Button.tsx'
import { lazyDialog, usePreload } from '../../../ui/dialogs/lazy-dialog.tsx'

const importing = lazyDialog(() => import('./ImportDialog.tsx'))

/** Opens the CSV import. */
export function ImportButton() {
  const [isImporting, setIsImporting] = useState(false)
  usePreload(importing)
  return (
    <>
      <Button variant="secondary" onClick={() => setIsImporting(true)}>
        <Upload size={18} aria-hidden />
        <span>Import</span>
      </Button>
      {isImporting && <importing.Dialog onClose={() => setIsImporting(false)} />}
    </>
  )
}
