import { createGlobalStyle } from 'styled-components'
import { raisedToasts } from '../ui/toast/RaisedToasts.ts'

/**
 * For pages with the dashboard's bar at the bottom of phones and tablets: defines the bar's height, `--frame-bar`, and
 * keeps the focused element and the end of the page above it. The bar itself loads later.
 */
export const FrameBarRoom = createGlobalStyle`
  html {
    --frame-bar: calc(max(60px, 3.75rem) + env(safe-area-inset-bottom));
    --bottom-bar: var(--frame-bar);
    scroll-padding-bottom: calc(var(--frame-bar) + 12px);
  }

  body {
    padding-bottom: var(--frame-bar);
  }

  ${raisedToasts}
`
