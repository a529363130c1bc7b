import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { color, font, size } from '../theme.ts'

/** A link within a text. */
export const TextLink = styled(Link)`
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
`

/** A link on a separate line, which is large enough for fingers. */
export const TallTextLink = styled(TextLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
`
