import { useEffect, useEffectEvent } from 'react'
import { isModalOpen } from '../../../ui/dialogs/use-modal.ts'
import { toast } from '../../../ui/toast/toast.ts'

/** Scanners type faster than this between two characters, in milliseconds; people are slower. */
const PAUSE_MS = 500

/**
 * Calls `onScan` with the text that a scanner types on the page, without the Enter at its end. Ignores text typed into a
 * field. Rejects scans while a dialog is open, because nobody would see their result.
 */
export function useScanner(onScan: (text: string) => void) {
  const report = useEffectEvent(onScan)
  useEffect(() => {
    let typed = ''
    let last = 0
    const listen = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event
      if (isField(target)) return
      // Keyboards send the separator of GS1 codes like this.
      const isSeparator = event.ctrlKey && key === ']'
      if (!isSeparator && (event.ctrlKey || event.metaKey || event.altKey)) return
      if (timeStamp - last > PAUSE_MS) typed = ''
      last = timeStamp
      if (key === 'Enter' && typed !== '') {
        // The focused button must not be pressed.
        event.preventDefault()
        if (isModalOpen()) toast.error('Not scanned: close the dialog first.')
        else report(typed)
        typed = ''
      } else if (isSeparator) typed += '\u001d'
      else if (key.length === 1 && (key !== ' ' || typed !== '')) typed += key
    }
    document.addEventListener('keydown', listen, true)
    return () => document.removeEventListener('keydown', listen, true)
  }, [])
}

const TEXTLESS = ['checkbox', 'radio', 'button', 'range']

function isField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !TEXTLESS.includes(target.type)
  return target instanceof HTMLTextAreaElement
}
