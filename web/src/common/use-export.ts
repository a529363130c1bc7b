import { useState } from 'react'
import { fetchPrivateFile, saveFile } from '../apollo/private-file.ts'
import { useSessionActions } from '../apollo/session.tsx'
import { tokens } from '../apollo/tokens.ts'
import { useLoginRedirect } from './use-login-redirect.ts'

/**
 * Downloads a file below /exports, such as `products.csv`, and saves it as `name`: by default with the day in its name.
 * If the session has ended, redirects to the login.
 */
export function useExport(file: string, onFailed: () => void, name?: string) {
  const { reload } = useSessionActions()
  const redirect = useLoginRedirect()
  const [isBusy, setIsBusy] = useState(false)
  const download = async () => {
    setIsBusy(true)
    try {
      const day = new Date().toISOString().slice(0, 10)
      const content = await fetchPrivateFile(`/exports/${file}`, reload)
      saveFile(content, name ?? file.replace('.', `-${day}.`))
    } catch {
      if (tokens.access() === null) redirect()
      else onFailed()
    } finally {
      setIsBusy(false)
    }
  }
  return { download: () => void download(), isBusy }
}
