import { useEffect, useState } from 'react'

/** The value after it has not changed for `delay` milliseconds. The first value is returned at once. */
export function useDebounced<T>(value: T, delay: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
