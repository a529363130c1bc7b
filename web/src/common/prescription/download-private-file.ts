import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { fetchPrivateFile, saveFile } from '../../apollo/private-file.ts'
import { useSessionActions } from '../../apollo/session.tsx'
import { tokens } from '../../apollo/tokens.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useLoginRedirect } from '../use-login-redirect.ts'

/**
 * Downloads a file of the signed-in user and saves it as `name`. If the session has ended, redirects to the login. An
 * old URL may have expired, so a failure also reloads the page's queries.
 */
export function usePrivateDownload() {
  const client = useApolloClient()
  const { reload } = useSessionActions()
  const redirect = useLoginRedirect()
  const [isBusy, setIsBusy] = useState(false)
  const download = async (url: string, name: string) => {
    setIsBusy(true)
    try {
      saveFile(await fetchPrivateFile(url, reload), name)
    } catch {
      if (tokens.access() === null) {
        redirect()
        return
      }
      await client.refetchQueries({ include: 'active' }).catch(() => undefined)
      toast.error('We could not download this file. Please try again.')
    } finally {
      setIsBusy(false)
    }
  }
  return { download: (url: string, name: string) => void download(url, name), isBusy }
}
