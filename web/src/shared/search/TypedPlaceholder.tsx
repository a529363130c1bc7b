import { useEffect, useState } from 'react'
import { useIsStill } from '../../ui/hooks/use-media.ts'
import { firstTyping, nextTyping, typedText, wordAt } from './typing.ts'

/** Types search terms one after the other, without animation if reduced motion is preferred. */
export function TypedPlaceholder() {
  const isStill = useIsStill()
  const [typing, setTyping] = useState(firstTyping)
  useEffect(() => {
    if (isStill) return
    const { next, delay } = nextTyping(typing)
    const timer = setTimeout(() => setTyping(next), delay)
    return () => clearTimeout(timer)
  }, [typing, isStill])
  return <span aria-hidden>{`Search ${isStill ? wordAt(0) : typedText(typing)}`}</span>
}
