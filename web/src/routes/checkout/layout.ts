import { styled } from 'styled-components'
import { media, size, space } from '../../ui/theme.ts'

/* Phones: one below the other. Elsewhere what is to pay stays beside what it is for. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 320px);
    align-items: start;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
    gap: ${space[10]};
  }
`

/** A fieldset: nothing in it can be changed while the order is on its way. */
export const Main = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;
`

/* On phones only its children count: the bar can then stick to the lower edge of the whole page. */
export const Side = styled.div<{ $isTall: boolean }>`
  display: contents;

  ${media.tablet} {
    position: ${({ $isTall }) => ($isTall ? 'static' : 'sticky')};
    top: calc(${size.headerWide} + ${space[6]});
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
`
