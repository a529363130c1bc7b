import { createGlobalStyle, css } from 'styled-components'
import { media } from '../theme.ts'

/** Toasts appear above a bar at the bottom of the window. On phones they are at the top. */
export const raisedToasts = css`
  ${media.tablet} {
    .notistack-SnackbarContainer {
      margin-bottom: 88px;
    }
  }
`

/** Raises the toasts while it is rendered. */
export const RaisedToasts = createGlobalStyle`${raisedToasts}`
