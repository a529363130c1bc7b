import { useNavigate } from 'react-router-dom'
import { toErrorMessage } from '../apollo/error-message.ts'
import { isUnauthenticated } from '../apollo/session-link.ts'
import { paths } from '../lib/urls/paths.ts'
import { toast } from '../ui/toast/toast.ts'

const SESSION_ENDED = 'Your session has ended. Please login to continue.'

/** Redirects to the login, which shows the reason. `productId` is added to the cart after the login. */
export function useLoginRedirect() {
  const navigate = useNavigate()
  return (reason = SESSION_ENDED, productId: string | null = null) => {
    const { pathname, search, hash } = window.location
    // Another request has redirected already, and knows where to return to.
    if (pathname === paths.login) return
    toast.infoOnNextPage(reason)
    const from = pathname + search + hash
    void navigate(paths.login, { state: productId === null ? { from } : { from, add: productId } })
  }
}

/**
 * Returns a function that handles request errors. If the session has ended, it redirects to the login; otherwise it
 * passes the user's message to `show`.
 */
export function useRequestError() {
  const redirect = useLoginRedirect()
  return (error: unknown, show: (message: string) => void) => {
    if (isUnauthenticated(error)) redirect()
    else show(toErrorMessage(error))
  }
}
