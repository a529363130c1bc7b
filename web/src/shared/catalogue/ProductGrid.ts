import { css, styled } from 'styled-components'
import { media, space } from '../../ui/theme.ts'

const columns = {
  /** As many columns as fit; two on phones. */
  search: css`
    grid-template-columns: repeat(auto-fill, minmax(132px, 1fr));
    gap: ${space[5]} ${space[3]};

    ${media.tablet} {
      grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
      gap: ${space[8]} ${space[5]};
    }
  `,
  /** 1, 3 or 4 columns, beside the sub-categories. */
  listing: css`
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[5]} ${space[4]};

    ${media.tablet} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: ${space[8]} ${space[5]};
    }

    ${media.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  `,
}

export const ProductGrid = styled.ul<{ $columns: keyof typeof columns }>`
  display: grid;
  ${({ $columns }) => columns[$columns]}
`
