import { useState } from 'react'
import { fetchExport, saveFile } from './fetch-export.ts'
import { useSessionActions } from './session.tsx'

/** Downloads a file below /exports, such as `products.csv`, and saves it with the day in its name. */
export function useExport(file: string, onFailed: () => void) {
  const { reload } = useSessionActions()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      const day = new Date().toISOString().slice(0, 10)
      saveFile(await fetchExport(file, reload), file.replace('.', `-${day}.`))
    } catch {
      onFailed()
    } finally {
      setIsBusy(false)
    }
  }
  return { download: () => void download(), isBusy }
}
