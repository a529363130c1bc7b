import { attempt } from '../../../lib/attempt.ts'

/** Asks for permission to show notifications. Resolves to false without it, or without browser support. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

/** Shows a notification while the page is hidden. Does nothing where the browser blocks it. */
export function notify(title: string): void {
  if (!document.hidden) return
  // Chrome on Android, for example, only accepts notifications from service workers.
  attempt(() => {
    // The tag replaces the last notification, instead of adding one for each tab.
    const notification = new Notification(title, { tag: 'kirana-new-orders' })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  }, undefined)
}
