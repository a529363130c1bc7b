import { styled } from 'styled-components'
import { media, size, space } from '../theme.ts'

/** The column for a page's content. */
export const PageColumn = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '560px' : size.page)};
  margin-inline: auto;
  padding: ${space[4]} max(${space[4]}, env(safe-area-inset-right)) ${space[10]}
    max(${space[4]}, env(safe-area-inset-left));

  ${media.tablet} {
    padding: ${space[6]} ${space[6]} ${space[16]};
  }
`
