import { styled } from 'styled-components'
import { color, font, media, space } from '../../../ui/theme.ts'

export const Row = styled.tr`
  @media (max-width: 1279.98px) {
    grid-template:
      'change state' auto
      'answer answer' auto
      'when attempts' auto
      'action action' 1fr / minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[3]};
    padding: ${space[4]};
  }
`

export const Cell = styled.td<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  align-self: ${({ $area }) => ($area === 'action' ? 'end' : 'start')};
  font-size: ${font.small};
  overflow-wrap: anywhere;

  @media (max-width: 1279.98px) {
    justify-self: ${({ $area }) => ($area === 'attempts' ? 'end' : 'auto')};
  }

  ${media.wide} {
    white-space: ${({ $area }) => ($area === 'action' || $area === 'attempts' ? 'nowrap' : 'normal')};
  }
`

export const Name = styled.strong`
  display: block;
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

export const Faint = styled.span`
  color: ${color.inkSoft};
`
