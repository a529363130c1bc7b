export type ToastKind = 'default' | 'success' | 'error'

export interface Toast {
  kind: ToastKind
  text: string
  /** Explains why the next page opens, so it stays there. */
  outlivesPage?: boolean
  /** Undoes the reported action. */
  undo?: () => void
}

type Show = (toast: Toast) => void
type Hide = (isMeant: (toast: Toast) => boolean) => void

/** Toasts from before ToastHost has loaded. */
let waiting: Toast[] = []
const wait: Show = (message) => void waiting.push(message)
const dropWaiting: Hide = (isMeant) => {
  waiting = waiting.filter((message) => !isMeant(message))
}
let show = wait
let hide = dropWaiting

/** Short messages at the screen's edge: `toast.success('Item added')`. Browser only, and not while rendering. */
export const toast = {
  info: (text: string) => show({ kind: 'default', text }),
  success: (text: string, undo?: (() => void) | null) =>
    show({ kind: 'success', text, ...(undo && { undo }) }),
  error: (text: string) => show({ kind: 'error', text }),
  /** For an error that opens another page. */
  errorOnNextPage: (text: string) => show({ kind: 'error', text, outlivesPage: true }),
  /** Explains why another page opens. */
  infoOnNextPage: (text: string) => show({ kind: 'default', text, outlivesPage: true }),
  /** Hides errors and notes, which a new attempt makes outdated. */
  clear: () => hide(({ kind }) => kind !== 'success'),
  /** Hides the previous page's errors and notes. */
  clearPage: () => hide(({ kind, outlivesPage }) => kind !== 'success' && !outlivesPage),
}

/** Passes queued and future toasts to ToastHost. */
export function connectToasts(nextShow: Show, nextHide: Hide = () => undefined): () => void {
  show = nextShow
  hide = nextHide
  for (const message of waiting.splice(0)) show(message)
  return () => {
    show = wait
    hide = dropWaiting
  }
}
