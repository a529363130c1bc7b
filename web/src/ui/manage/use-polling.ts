import { useEffect, useEffectEvent } from 'react'

/** Runs a task at an interval while the page is visible and online, and immediately when it becomes so again. */
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
