export type ToastKind = 'default' | 'success' | 'error'

export interface Toast {
  kind: ToastKind
  text: string
}

type Show = (toast: Toast) => void

/** Toasts before ToastHost has loaded. */
const waiting: Toast[] = []
let show: Show = (message) => void waiting.push(message)

/** Short messages at the edge of the screen: `toast.success('Item added')`. Browser only, and not while rendering. */
export const toast = {
  info: (text: string) => show({ kind: 'default', text }),
  success: (text: string) => show({ kind: 'success', text }),
  error: (text: string) => show({ kind: 'error', text }),
}

/** Passes queued and future toasts to ToastHost. */
export function connectToasts(next: Show): () => void {
  show = next
  for (const message of waiting.splice(0)) next(message)
  return () => {
    show = (message) => void waiting.push(message)
  }
}
