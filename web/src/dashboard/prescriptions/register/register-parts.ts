import { styled } from 'styled-components'
import { color, font, media, space } from '../../../ui/theme.ts'

/* The register's rows: table cells on wide screens, lines of a card elsewhere. */

export const Row = styled.tr`
  @media (max-width: 1279.98px) {
    grid-template:
      'medicine medicine' auto
      'quantity quantity' auto
      'patient patient' auto
      'prescriber prescriber' auto
      'date order' 1fr / minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    padding: ${space[4]};
  }
`

/** The areas that stay on one line. */
const shortAreas = ['date', 'quantity', 'order']

export const Cell = styled.td<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  align-self: ${({ $area }) => ($area === 'date' || $area === 'order' ? 'center' : 'start')};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  ${media.wide} {
    white-space: ${({ $area }) => (shortAreas.includes($area) ? 'nowrap' : 'normal')};
  }
`

/** A label for cards. Wide screens have it in the table's head. */
export const CardLabel = styled.span`
  color: ${color.inkSoft};

  ${media.wide} {
    display: none;
  }
`

export const Medicine = styled.strong`
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

export const Correction = styled.span`
  display: block;
  color: ${color.inkSoft};
`

/** The number of the document below the order. */
export const DocumentNumber = styled(Correction)``
