import { styled } from 'styled-components'
import { color, font, media, radius, size, space, tints } from '../../../ui/theme.ts'

export const Row = styled.tr`
  ${media.belowTablet} {
    position: relative;
    grid-template:
      'image name action' auto
      'image category category' auto / 56px minmax(0, 1fr) auto;
    gap: ${space[1]} ${space[3]};
    align-items: center;
    padding: ${space[3]};
  }
`

export const Cell = styled.td<{ $area: string }>`
  grid-area: ${({ $area }) => $area};

  ${media.belowTablet} {
    align-self: ${({ $area }) => ($area === 'image' ? 'start' : 'center')};
  }

  ${media.tablet} {
    white-space: ${({ $area }) => ($area === 'action' ? 'nowrap' : 'normal')};
  }
`

export const Number = styled.td`
  && {
    padding-inline: ${space[3]};
  }
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  ${media.belowTablet} {
    position: absolute;
    top: ${space[1]};
    left: ${space[1]};
    min-width: 22px;
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    font-size: ${font.tiny};
    text-align: center;

    && {
      padding: 0 ${space[1]};
    }

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

  ${media.tablet} {
    width: ${size.target};
    height: ${size.target};
  }
`

export const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`
