import { createGlobalStyle } from 'styled-components'
import { raisedToasts } from '../toast/RaisedToasts.ts'

const height = 'calc(88px + var(--frame-bar, 0px))'

/** The height of the dashboard's bar at the bottom of phones and tablets. */
export const FRAME_BAR = 'calc(max(60px, 3.75rem) + env(safe-area-inset-bottom))'

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

/** Keeps the focused element and the end of the page above the dashboard's bar, which loads later. */
export const FrameBarRoom = createGlobalStyle`
  html {
    --frame-bar: ${FRAME_BAR};
    --bottom-bar: var(--frame-bar);
    scroll-padding-bottom: calc(var(--frame-bar) + 12px);
  }

  body {
    padding-bottom: var(--frame-bar);
  }

  ${raisedToasts}
`
