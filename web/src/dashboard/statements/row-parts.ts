import { styled } from 'styled-components'
import { color, font, media, space } from '../../ui/theme.ts'

/* A statement's rows: table cells on wide screens, lines of a card elsewhere. */

export const Row = styled.tr`
  @media (max-width: 1279.98px) {
    grid-template:
      'amount date' auto
      'description description' auto
      'result result' auto
      'order order' 1fr / minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[3]};
    padding: ${space[4]};
  }
`

/** The areas that stay on one line. */
const shortAreas = ['date', 'amount', 'order']

export const Cell = styled.td<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  ${media.wide} {
    max-width: 340px;
    white-space: ${({ $area }) => (shortAreas.includes($area) ? 'nowrap' : 'normal')};
  }

  @media (max-width: 1279.98px) {
    text-align: ${({ $area }) => ($area === 'date' ? 'right' : 'left')};

    &:empty {
      display: none;
    }
  }
`

export const Amount = styled.strong`
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

/** Secondary text. */
export const Soft = styled.span`
  display: block;
  color: ${color.inkSoft};
`

export const Reason = styled.span`
  display: block;
  padding-top: ${space[1]};
  color: ${color.inkSoft};
`
