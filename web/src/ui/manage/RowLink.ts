import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { size } from '../theme.ts'

/** A link within the row of a table. */
export const RowLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  text-decoration: underline;
  text-underline-offset: 3px;
`
