import { styled } from 'styled-components'
import { color, font, space } from '../../ui/theme.ts'

/** The line under a form that links to another form. */
export const FormFooterLink = styled.p`
  color: ${color.inkSoft};
  text-align: center;

  a {
    display: inline-block;
    padding: 11px ${space[1]};
    color: ${color.accentDeep};
    font-weight: ${font.semibold};
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
