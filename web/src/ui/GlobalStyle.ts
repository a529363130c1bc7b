import { createGlobalStyle } from 'styled-components'
import { color, font, media, radius, size, space } from './theme.ts'

/** Resets, base colors, and one focus ring for everything. */
export const GlobalStyle = createGlobalStyle`
  *, *::before, *::after { box-sizing: border-box; }

  html {
    -webkit-text-size-adjust: 100%;
    background: ${color.page};
    color: ${color.ink};
    /* Keeps focused elements clear of the header and the cart bar. */
    scroll-padding-block: calc(${size.searchBar} + ${space[3]}) calc(${size.cartBar} + ${space[6]});

    ${media.tablet} { scroll-padding-block: calc(${size.headerWide} + ${space[3]}) ${space[6]}; }
  }

  body, h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend, dialog {
    margin: 0;
    padding: 0;
    border: 0;
  }

  body {
    min-width: 320px;
    font: ${font.regular} ${font.body}/1.5 ${font.family};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: anywhere;
  }

  h1, h2, h3 { font-weight: ${font.bold}; line-height: 1.2; letter-spacing: -0.015em; text-wrap: balance; }

  ul, ol { list-style: none; }

  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }

  button { padding: 0; border: 0; background: none; cursor: pointer; touch-action: manipulation; }

  a { color: inherit; text-decoration: none; }

  img, svg { display: block; max-width: 100%; }

  svg { flex: none; }

  :focus-visible { outline: 2px solid ${color.accent}; outline-offset: 2px; border-radius: ${radius.small}; }

  /* Headings and the main region take the focus on navigation, but are not interactive. */
  h1:focus-visible, main:focus-visible { outline: none; }

  /* Replaces the scrollbar's width, so that the page does not jump. */
  html[data-modal] { overflow: hidden; padding-right: var(--scrollbar, 0); }

  /* Without backgrounds and shadows, elements get an edge, and the current item a thicker edge. */
  ${media.forcedColors} {
    button, [aria-modal] { border: 1px solid; }

    html [aria-current='page'], html [aria-current='true'], html [role='option'][aria-selected='true'] {
      border: 3px solid SelectedItem;
    }
  }

  ${media.still} {
    *, *::before, *::after {
      animation-duration: 1ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`
