import { useEffect, useState } from 'react'

/** The value once it has rested for so many milliseconds. The first one counts at once. */
export function useDebounced<T>(value: T, delay: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), delay)
    return () => clearTimeout(timer)
  }, [value, delay])
  return rested
}
