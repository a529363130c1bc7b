import { act, createEvent, fireEvent } from '@testing-library/react'

/** Types these codes as a scanner does while no field has the focus, however slow this machine is. */
export async function scan(...codes: string[]) {
  // The page listens once its effects have run, which may be after it is shown.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  const timeStamp = performance.now()
  act(() => {
    for (const key of codes.flatMap((code) => [...Array.from(code), 'Enter'])) {
      const event = createEvent.keyDown(document.body, { key })
      Object.defineProperty(event, 'timeStamp', { value: timeStamp })
      fireEvent(document.body, event)
    }
  })
}
