import { type PointerEvent, useRef, useState } from 'react'

/** Swiping this far to the right is enough, in pixels. */
const ENOUGH = 96

interface Start {
  id: number
  x: number
  y: number
}

/**
 * Calls `onSwipe` when an element is swiped to the right with a finger. Returns the element's listeners and how far it
 * has moved, in pixels. The element must leave horizontal moves to this: `touch-action: pan-y`.
 */
export function useSwipe(onSwipe: (() => void) | null) {
  const start = useRef<Start | null>(null)
  const [shift, setShift] = useState(0)
  const end = () => {
    start.current = null
    setShift(0)
  }
  const onPointerDown = ({ pointerType, pointerId: id, clientX: x, clientY: y }: PointerEvent) => {
    if (onSwipe && pointerType === 'touch') start.current = { id, x, y }
  }
  const onPointerMove = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    if (start.current?.id !== pointerId) return
    const right = clientX - start.current.x
    // Scrolling, or a swipe to the left.
    if (right <= 0 || Math.abs(clientY - start.current.y) > right) {
      setShift(0)
      return
    }
    if (!currentTarget.hasPointerCapture(pointerId)) currentTarget.setPointerCapture(pointerId)
    setShift(right)
  }
  const onPointerUp = () => {
    if (shift >= ENOUGH) onSwipe?.()
    end()
  }
  const listeners = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: end }
  return { listeners, shift, isEnough: shift >= ENOUGH }
}
