import { useCallback } from 'react'
import { useLogoutMutation } from '../../apollo/generated.ts'
import { useSessionActions } from '../../apollo/session.tsx'
import { toast } from '../../ui/toast/toast.ts'

/** Ends the session here and on the server. Offline, the server's half ends by itself after 30 days. */
export function useLogout(): () => Promise<void> {
  const [logout] = useLogoutMutation()
  const { signOut } = useSessionActions()
  return useCallback(async () => {
    await logout().catch(() => undefined)
    signOut()
    toast.success('You are logged out')
  }, [logout, signOut])
}
