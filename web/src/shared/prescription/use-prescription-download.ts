import { useApolloClient } from '@apollo/client/react'
import { toast } from '../../ui/toast/toast.ts'
import { useDownload } from '../use-download.ts'

/** Downloads a prescription. An old URL may have expired, so a failure also reloads the page's queries. */
export function usePrescriptionDownload() {
  const client = useApolloClient()
  return useDownload(async () => {
    await client.refetchQueries({ include: 'active' }).catch(() => undefined)
    toast.error('We couldn’t download this file. Please try again.')
  })
}
