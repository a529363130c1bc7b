import { styled } from 'styled-components'
import { media, size, space } from '../../ui/theme.ts'

/* One column on phones; elsewhere the summary stays beside the items. */
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

/** A fieldset, so that everything in it can be disabled while the order is sent. */
export const Main = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  min-width: 0;
`

/* On phones `contents`, so that the bar can stick to the page's bottom. */
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
