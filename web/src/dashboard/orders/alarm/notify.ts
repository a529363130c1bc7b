import { attempt } from '../../../lib/attempt.ts'

/** Asks whether the store may show notifications. Resolves to false if not, or where there are none. */
export async function askToNotify(): Promise<boolean> {
  try {
    return (await Notification.requestPermission()) === 'granted'
  } catch {
    return false
  }
}

/** Shows a notification while the page is hidden. Does nothing where the browser refuses it. */
export function notify(title: string): void {
  if (!document.hidden) return
  // Refused for example by Chrome on Android, which shows those of service workers only.
  attempt(() => {
    // The tag replaces the last notification, instead of adding one for each tab.
    const notification = new Notification(title, { tag: 'kirana-new-orders' })
    notification.onclick = () => {
      window.focus()
      notification.close()
    }
  }, undefined)
}
