import type { MouseEvent } from 'react'

/** Props for a button that ignores presses, and Enter in its form, but keeps the focus, which `disabled` would lose. */
export const inactive = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
} as const
