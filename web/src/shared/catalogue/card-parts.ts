import { css, styled } from 'styled-components'
import { edge } from '../../ui/content/edge.ts'
import { color, font, media, radius, space, tints } from '../../ui/theme.ts'

/** 'tile' is vertical; 'list' is horizontal on phones, where a listing has one column. */
export type CardLayout = 'tile' | 'list'

const lying = css`
  ${media.belowTablet} {
    grid-template: 'tile facts' 1fr / 104px minmax(0, 1fr);
    column-gap: ${space[3]};
    padding-bottom: 18px;
  }
`

/** Shared by the card and its skeleton, so that both have the same size. */
export const CardFrame = styled.article<{ $layout: CardLayout }>`
  position: relative;
  display: grid;
  grid-template: 'tile' auto 'facts' 1fr / 100%;
  row-gap: ${space[3]};
  min-width: 0;
  height: 100%;
  border-radius: ${radius.large};
  ${({ $layout }) => $layout === 'list' && lying}
`

const Tile = styled.div<{ $isFaded?: boolean }>`
  grid-area: tile;
  position: relative;
  overflow: hidden;
  aspect-ratio: 1;
  background: ${tints[5]};
  border-radius: ${radius.large};

  img {
    opacity: ${({ $isFaded = false }) => ($isFaded ? 0.45 : 1)};
    filter: ${({ $isFaded = false }) => ($isFaded ? 'grayscale(1)' : 'none')};
  }
`

/* In the image's upper corners. With large text, they are stacked. */
const Badges = styled.div`
  position: absolute;
  inset: 0 0 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
`

const corner = css`
  padding: 3px ${space[2]};
  font-size: ${font.tiny};
  font-weight: ${font.bold};
  line-height: 1.4;
  white-space: nowrap;
  ${edge}
`

const Discount = styled.span`
  ${corner}
  background: ${color.highlight};
  color: ${color.onHighlight};
  border-radius: ${radius.large} 0 ${radius.small};
`

const Prescription = styled.span`
  ${corner}
  margin-left: auto;
  background: ${color.night};
  color: ${color.onNight};
  border-radius: 0 ${radius.large} 0 ${radius.small};
`

/* Overlaps the image's bottom edge. */
const Action = styled.div<{ $layout: CardLayout }>`
  grid-area: tile;
  place-self: end;
  z-index: 1;
  padding-right: ${space[2]};
  transform: translateY(10px);

  ${({ $layout }) =>
    $layout === 'list' &&
    css`
      ${media.belowTablet} {
        justify-self: center;
        padding: 0;
        transform: translateY(50%);
      }
    `}
`

const Facts = styled.div<{ $layout: CardLayout }>`
  grid-area: facts;
  display: grid;
  gap: 3px;
  align-content: start;
  min-width: 0;
  /* The unit follows the name. Prices stand at the bottom, so that a row's prices are aligned. */
  grid-template: auto auto 1fr / minmax(0, 1fr);
  /* The brand, two lines of name, the unit and the price. */
  min-height: calc(68px + 2.6 * ${font.body});

  > :last-child {
    align-self: end;
  }

  ${({ $layout }) =>
    $layout === 'list' &&
    css`
      ${media.belowTablet} {
        /* The name is a target of at least 24 px. */
        grid-template-rows: minmax(24px, auto);
        align-content: center;
        min-height: 104px;
      }
    `}
`

/* Shows the complete unit; the badge gets its own line if there is no room beside it. */
const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-self: start;
  justify-content: space-between;
  gap: ${space.half} ${space[2]};
  color: ${color.inkSoft};
  font-size: ${font.small};
  line-height: 20px;
`

const Unit = styled.span`
  min-width: 0;
`

const Delivery = styled.span<{ $isFaded?: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 2px;
  padding-inline: 6px;
  background: ${({ $isFaded = false }) => ($isFaded ? color.sunken : color.accentWash)};
  color: ${({ $isFaded = false }) => ($isFaded ? color.inkSoft : color.accentDeep)};
  border-radius: ${radius.pill};
  font-size: ${font.tiny};
  font-weight: ${font.semibold};
  ${edge}
`

export const cardParts = {
  Tile,
  Badges,
  Discount,
  Prescription,
  Action,
  Facts,
  Meta,
  Unit,
  Delivery,
}
