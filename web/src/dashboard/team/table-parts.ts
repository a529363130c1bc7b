import { styled } from 'styled-components'
import { color, font, media, space } from '../../ui/theme.ts'

const cards = '@media (max-width: 1279.98px)'

/** The column widths, the same for both tables. */
const widths: Record<string, string> = { who: '32%', role: '10%', facts: 'auto', action: '270px' }

export const Row = styled.tr`
  ${cards} {
    grid-template:
      'who role' auto
      'facts facts' 1fr
      'action action' auto / minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[3]};
    padding: ${space[4]};
  }
`

export const Cell = styled.td<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  font-size: ${font.small};
  overflow-wrap: anywhere;

  ${media.wide} {
    width: ${({ $area }) => widths[$area]};
  }
`

export const Name = styled.strong`
  display: block;
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

export const Faint = styled.span`
  display: block;
  color: ${color.inkSoft};
`

/** Two buttons side by side, which fill the card. */
export const Buttons = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[2]};

  ${media.wide} {
    justify-content: start;
    grid-template-columns: auto auto;
    white-space: nowrap;
  }
`
