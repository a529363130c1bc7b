import { css } from 'styled-components'

/** An edge that is visible only in forced colors, which have no backgrounds. */
export const edge = css`
  outline: 1px solid transparent;
  outline-offset: -1px;
`
