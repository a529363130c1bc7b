import { useEffect, useEffectEvent } from 'react'

/**
 * Does something again and again, every so many milliseconds: only while the page is seen and the device has a
 * connection, and at once when that is so again.
 */
export function usePolling(task: () => void, interval: number) {
  const run = useEffectEvent(task)
  useEffect(() => {
    const look = () => {
      if (!document.hidden && navigator.onLine) run()
    }
    const timer = setInterval(look, interval)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('online', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('online', look)
    }
  }, [interval])
}
