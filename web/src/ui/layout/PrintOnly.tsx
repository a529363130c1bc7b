import type { ReactNode } from 'react'
import { createGlobalStyle } from 'styled-components'

/** What is left of the page on paper: a sheet of A4 with this alone. */
export function PrintOnly({ children }: { children: ReactNode }) {
  return (
    <div data-print>
      <Paper />
      {children}
    </div>
  )
}

/* Whatever neither holds the printed part nor lies within it goes, and what holds it takes no room. */
const Paper = createGlobalStyle`
  @page { size: A4; margin: 14mm; }

  @media print {
    html { background: none; }

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
