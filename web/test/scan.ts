import { act, createEvent, fireEvent } from '@testing-library/react'

/** Types these codes as a scanner does while no field has the focus, however slow this machine is. */
export const scan = (...codes: string[]) => scanAt(document.body, ...codes)

/** Types these codes as a scanner does while this element has the focus. */
export async function scanAt(target: Element, ...codes: string[]) {
  // The page listens once its effects have run, which may be after it is shown.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  const timeStamp = performance.now()
  act(() => {
    for (const key of codes.flatMap((code) => [...Array.from(code), 'Enter'])) {
      const event = createEvent.keyDown(target, { key })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(target, event)
    }
  })
}
