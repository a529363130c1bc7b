import { type KeyboardEvent, useState } from 'react'

/** The enlargement factors. At the first factor the whole image is visible. */
const zooms = [1, 1.5, 2, 3, 4, 6] as const

/** The index of the zoom that two clicks lead to. */
const CLOSE_UP = 3

interface View {
  /** The zoom's index. */
  step: number
  /** Quarter turns to the right, 0 to 3. */
  turns: number
}

const whole: View = { step: 0, turns: 0 }

/** An image's enlargement and rotation, with the keys that change them. */
export function usePictureZoom() {
  const [view, setView] = useState(whole)
  const last = zooms.length - 1
  const zoomIn = () => setView(({ step, ...rest }) => ({ ...rest, step: Math.min(step + 1, last) }))
  const zoomOut = () => setView(({ step, ...rest }) => ({ ...rest, step: Math.max(step - 1, 0) }))
  const rotate = () => setView(({ turns, ...rest }) => ({ ...rest, turns: (turns + 1) % 4 }))
  const reset = () => setView(whole)
  const toggle = () => setView(({ step, ...rest }) => ({ ...rest, step: step > 0 ? 0 : CLOSE_UP }))

  const keys: Record<string, () => void> = {
    '+': zoomIn,
    // The + key without Shift.
    '=': zoomIn,
    '-': zoomOut,
    '0': reset,
    r: rotate,
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // With these, the keys belong to the browser.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = keys[event.key.toLowerCase()]
    if (!act) return
    event.preventDefault()
    act()
  }
  return {
    zoom: zooms[view.step] ?? 1,
    turns: view.turns,
    canZoomIn: view.step < last,
    canZoomOut: view.step > 0,
    zoomIn,
    zoomOut,
    rotate,
    reset,
    toggle,
    onKeyDown,
  }
}
