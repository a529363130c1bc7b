import { createGlobalStyle } from 'styled-components'
import { raisedToasts } from '../toast/RaisedToasts.ts'

const height = 'calc(88px + var(--frame-bar, 0px))'

/**
 * For a page with a bar at the bottom of the window: keeps the focused element, the end of the page, toasts, and
 * sticky elements at `bottom: var(--bottom-bar, 0)` above it. That bar is itself above the dashboard's bar, at
 * `bottom: var(--frame-bar, 0px)`.
 */
export const BottomBarRoom = createGlobalStyle`
  html:root {
    --bottom-bar: ${height};
    scroll-padding-bottom: ${height};
  }

  html body {
    padding-bottom: ${height};
  }

  ${raisedToasts}
`
