import { useState } from 'react'
import { fetchPrivateFile, saveFile } from '../apollo/private-file.ts'
import { useSessionActions } from '../apollo/session.tsx'
import { tokens } from '../apollo/tokens.ts'
import { useLoginRedirect } from './use-login-redirect.ts'

/** Downloads a logged-in user's file and saves it as `name`. If the session has ended, redirects to the login. */
export function useDownload(onFailed: () => void | Promise<void>) {
  const { reload } = useSessionActions()
  const redirect = useLoginRedirect()
  const [isBusy, setIsBusy] = useState(false)
  const download = async (path: string, name: string) => {
    setIsBusy(true)
    try {
      saveFile(await fetchPrivateFile(path, reload), name)
    } catch {
      if (tokens.access() === null) redirect()
      else await onFailed()
    } finally {
      setIsBusy(false)
    }
  }
  return { download: (path: string, name: string) => void download(path, name), isBusy }
}
