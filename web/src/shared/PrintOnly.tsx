import type { ReactNode } from 'react'
import { createGlobalStyle } from 'styled-components'

interface PrintOnlyProps {
  /** The paper's size for `@page`. */
  size?: string
  /** The paper's margin, as a CSS length. */
  margin?: string
  children: ReactNode
}

/** Prints only its children, on A4 by default. */
export function PrintOnly({ size = 'A4', margin = '14mm', children }: PrintOnlyProps) {
  return (
    <div data-print>
      <Paper $size={size} $margin={margin} />
      {children}
    </div>
  )
}

/* Hides everything that is neither inside nor around the printed part. */
const Paper = createGlobalStyle<{ $size: string; $margin: string }>`
  @page { size: ${({ $size }) => $size}; margin: ${({ $margin }) => $margin}; }

  @media print {
    html { background: none; }

    /* Paper rolls are narrower than any screen. */
    body { min-width: 0 !important; }

    body *:not([data-print], [data-print] *, :has([data-print])) { display: none !important; }

    body *:has([data-print]) {
      display: block !important;
      min-height: 0 !important;
      max-width: none !important;
      margin: 0 !important;
      padding: 0 !important;
    }
  }
`
