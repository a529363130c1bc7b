import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { color, font, media, radius, size, space, tints } from '../theme.ts'

/* Shared by the dashboard's cards. */

export const CardRoot = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto 1fr auto;
  overflow: hidden;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`

/** An image's background, which the image fills: many images have their own background. */
export const Stage = styled.div`
  aspect-ratio: 1;
  background: ${tints[5]};
`

export const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-top: 1px solid ${color.line};
`

const action = css<{ $isDanger?: boolean }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[1]};
  min-height: ${size.target};
  color: ${({ $isDanger = false }) => ($isDanger ? color.danger : color.accentDeep)};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  outline-offset: -4px;

  & + * {
    border-left: 1px solid ${color.line};
  }

  ${media.hover} {
    &:hover {
      background: ${({ $isDanger = false }) => ($isDanger ? color.dangerWash : color.accentWash)};
    }
  }
`

export const Action = styled.button<{ $isDanger?: boolean }>`
  ${action}
`

/** An action that is a link. */
export const ActionLink = styled(Link)<{ $isDanger?: boolean }>`
  ${action}
`
