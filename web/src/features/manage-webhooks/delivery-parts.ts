import { styled } from 'styled-components'
import { color, font, media, radius, space } from '../../ui/theme.ts'

/* The roles of a table are named in the markup: a changed display would take them away. */
export const Table = styled.table<{ $isDimmed: boolean }>`
  width: 100%;
  border-collapse: collapse;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};

  ${media.wide} {
    background: ${color.surface};
    border-radius: ${radius.large};
    box-shadow: 0 0 0 1px ${color.line};
  }

  @media (max-width: 1279.98px) {
    display: block;

    > tbody {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
      gap: ${space[3]};
    }
  }
`

export const Head = styled.thead`
  @media (max-width: 1279.98px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  th {
    padding: ${space[3]};
    border-bottom: 1px solid ${color.line};
    color: ${color.inkSoft};
    font-size: ${font.small};
    font-weight: ${font.semibold};
    text-align: left;
  }
`

export const Row = styled.tr`
  @media (max-width: 1279.98px) {
    display: grid;
    grid-template:
      'change state' auto
      'answer answer' auto
      'when attempts' auto
      'action action' 1fr / minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[3]};
    padding: ${space[4]};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }

  ${media.wide} {
    &:not(:last-child) > td {
      border-bottom: 1px solid ${color.line};
    }
  }
`

export const Cell = styled.td<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  align-self: ${({ $area }) => ($area === 'action' ? 'end' : 'start')};
  padding: 0;
  font-size: ${font.small};
  overflow-wrap: anywhere;

  @media (max-width: 1279.98px) {
    justify-self: ${({ $area }) => ($area === 'attempts' ? 'end' : 'auto')};
  }

  ${media.wide} {
    padding: ${space[2]} ${space[3]};
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
