import { styled } from 'styled-components'
import { color, font, media, radius, space, tints } from '../../../ui/theme.ts'

/* The roles of a table are named in the markup: a changed display would take them away. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  ${media.belowTablet} {
    display: block;

    > tbody {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: ${space[3]};
    }
  }

  ${media.tablet} {
    background: ${color.surface};
    border-radius: ${radius.large};
    box-shadow: 0 0 0 1px ${color.line};
  }
`

export const Head = styled.thead`
  ${media.belowTablet} {
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
  ${media.belowTablet} {
    position: relative;
    display: grid;
    grid-template:
      'image name action' auto
      'image category category' auto / 56px minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    align-items: center;
    padding: ${space[3]};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.large};
  }

  ${media.tablet} {
    &:not(:last-child) > td {
      border-bottom: 1px solid ${color.line};
    }
  }
`

export const Cell = styled.td<{ $area: string }>`
  grid-area: ${({ $area }) => $area};
  padding: 0;

  ${media.belowTablet} {
    align-self: ${({ $area }) => ($area === 'image' ? 'start' : 'center')};
  }

  ${media.tablet} {
    padding: ${space[2]} ${space[3]};
    white-space: ${({ $area }) => ($area === 'action' ? 'nowrap' : 'normal')};
  }
`

export const Number = styled.td`
  padding: ${space[3]};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  ${media.belowTablet} {
    position: absolute;
    top: ${space[1]};
    left: ${space[1]};
    min-width: 22px;
    padding: 0 ${space[1]};
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    font-size: ${font.tiny};
    text-align: center;

    &:empty {
      display: none;
    }
  }
`

export const Thumbnail = styled.button`
  display: block;
  width: 56px;
  height: 56px;
  overflow: hidden;
  background: ${tints[5]};
  border-radius: ${radius.medium};
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`
