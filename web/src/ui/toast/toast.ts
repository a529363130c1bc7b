export type ToastKind = 'default' | 'success' | 'error'

export interface Toast {
  kind: ToastKind
  text: string
}

type Show = (toast: Toast) => void

/** What was said before the part that shows it had loaded. */
const waiting: Toast[] = []
let show: Show = (message) => void waiting.push(message)

/**
 * Short messages at the edge of the screen: `toast.success('Item added')`. May be called from anywhere in the
 * browser; never while rendering.
 */
export const toast = {
  info: (text: string) => show({ kind: 'default', text }),
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),
}

/** Hands over what is waiting and all that follows. For ToastHost alone. */
export function connectToasts(next: Show): () => void {
  show = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    show = (message) => void waiting.push(message)
  }
}
