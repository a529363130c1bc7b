import { useEffect, useEffectEvent } from 'react'

/**
 * Runs a task at an interval while the page is visible and online, and immediately when it becomes visible or online.
 */
export function usePolling(task: () => void, interval: number) {
  const run = useEffectEvent(task)
  useEffect(() => {
    const poll = () => {
      if (!document.hidden && navigator.onLine) run()
    }
    const timer = setInterval(poll, interval)
    document.addEventListener('visibilitychange', poll)
    window.addEventListener('online', poll)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', poll)
      window.removeEventListener('online', poll)
    }
  }, [interval])
}
