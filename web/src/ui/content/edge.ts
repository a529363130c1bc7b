import { css } from 'styled-components'

/** An edge that is visible in forced colors only, which have no backgrounds. */
export const edge = css`
  outline: 1px solid transparent;
  outline-offset: -1px;
`
