import { createGlobalStyle } from 'styled-components'
import { raisedToasts } from '../toast/RaisedToasts.ts'

const height = '88px'

/**
 * For a page with a bar at the bottom of the window: keeps the focused element, the end of the page, toasts, and
 * sticky elements at `bottom: var(--bottom-bar, 0)` above it.
 */
export const BottomBarRoom = createGlobalStyle`
  html {
    --bottom-bar: ${height};
    scroll-padding-bottom: ${height};
  }

  body {
    padding-bottom: ${height};
  }

  ${raisedToasts}
`
