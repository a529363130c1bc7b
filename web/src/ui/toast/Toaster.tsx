import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { toast } from './toast.ts'

interface Loaded {
  Host: ComponentType
  place: HTMLElement
}

/** Loads ToastHost after the page has rendered. Until then toasts are queued. */
export function Toaster() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const { pathname } = useLocation()
  // On leaving the page, because the next one may show toasts at once.
  useEffect(() => () => toast.clearPage(), [pathname])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const load = async () => {
      const place = document.getElementById('toasts')
      if (!place) return
      try {
        provideGooberStyles()
        const { ToastHost } = await import('./ToastHost.tsx')
        setLoaded({ Host: ToastHost, place })
      } catch {
        // For example offline. Missing toasts must not break the page.
        timer = setTimeout(() => void load(), 5000)
      }
    }
    timer = setTimeout(() => void load(), 300)
    return () => clearTimeout(timer)
  }, [])
  return loaded && createPortal(<loaded.Host />, loaded.place)
}

/** What goober uses of its style element. */
interface GooberStyle {
  parentNode: Node
  firstChild: { data: string }
}

declare global {
  interface Window {
    _goober?: GooberStyle
  }
}

/**
 * notistack writes its styles with goober into the text of a style element, which our CSP forbids. This provides a style
 * sheet in place of that element.
 */
function provideGooberStyles() {
  // jsdom has no such style sheets.
  if (window._goober || !('adoptedStyleSheets' in document)) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let css = ''
  const firstChild = {
    get data() {
      return css
    },
    set data(text) {
      css = text
      sheet.replaceSync(text)
    },
  }
  window._goober = { parentNode: document.head, firstChild }
}
