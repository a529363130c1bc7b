import { styled } from 'styled-components'
import { color, font, media, space } from '../../ui/theme.ts'

/* The rows of the tables of a return: table cells on wide screens, lines of a card elsewhere. */

export const Row = styled.tr`
  font-size: ${font.small};

  @media (max-width: 1279.98px) {
    align-content: start;
    gap: ${space[2]};
    padding: ${space[4]};
  }
`

export const TextCell = styled.td`
  overflow-wrap: anywhere;

  > span {
    color: ${color.inkSoft};
  }
`

export const Strong = styled.strong`
  display: block;
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

export const Buyer = styled.div`
  overflow-wrap: anywhere;
`

/** An amount, beside its label on a card. */
export const AmountCell = styled.td<{ $isEmpty?: boolean }>`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  @media (max-width: 1279.98px) {
    display: ${({ $isEmpty = false }) => ($isEmpty ? 'none' : 'flex')};
    justify-content: space-between;
    gap: ${space[3]};
  }
`

/** A label for cards. Wide screens have it in the table's head. */
export const CardLabel = styled.span`
  color: ${color.inkSoft};

  ${media.wide} {
    display: none;
  }
`
