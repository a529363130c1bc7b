import { createGlobalStyle } from 'styled-components'
import { raisedToasts } from '../toast/RaisedToasts.ts'

const height = '88px'

/**
 * For a page with a bar at the bottom of the window: keeps the focused element, the end of the page and toasts above
 * it.
 */
export const BottomBarRoom = createGlobalStyle`
  html {
    scroll-padding-bottom: ${height};
  }

  body {
    padding-bottom: ${height};
  }

  ${raisedToasts}
`
