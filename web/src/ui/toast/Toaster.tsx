import { type ComponentType, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { toast } from './toast.ts'

interface Loaded {
  Host: ComponentType
  place: HTMLElement
}

/** Loads ToastHost a second after the page has rendered. Until then toasts are queued. */
export function Toaster() {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const { pathname } = useLocation()
  // On leaving the page, because the next one may show toasts immediately.
  useEffect(() => () => toast.clearPage(), [pathname])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const load = async () => {
      const place = document.getElementById('toasts')
      if (!place) return
      try {
        const { ToastHost } = await import('./ToastHost.tsx')
        setLoaded({ Host: ToastHost, place })
      } catch {
        // For example offline. Missing toasts must not break the page.
        timer = setTimeout(() => void load(), 5000)
      }
    }
    timer = setTimeout(() => void load(), 1000)
    return () => clearTimeout(timer)
  }, [])
  return loaded && createPortal(<loaded.Host />, loaded.place)
}
