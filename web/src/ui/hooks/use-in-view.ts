import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Calls `onInView` whenever the element comes within `margin` of the window. */
export function useInView(
  ref: RefObject<Element | null>,
  onInView: () => void,
  { margin = '600px', isActive = true } = {},
) {
  const report = useEffectEvent(onInView)
  useEffect(() => {
    const element = ref.current
    if (!element || !isActive) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) report()
      },
      { rootMargin: margin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref, margin, isActive])
}
