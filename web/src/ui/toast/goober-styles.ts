/*
 * notistack writes its styles with goober into the text of a style element, which our CSP forbids. This module provides
 * a style sheet instead. It must be imported before notistack, which writes some styles on import.
 */

/** The parts of the style element that goober uses. */
interface GooberStyle {
  parentNode: Node
  firstChild: { data: string }
}

declare global {
  interface Window {
    _goober?: GooberStyle
  }
}

// jsdom has no such style sheets.
if (!window._goober && 'adoptedStyleSheets' in document) {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  let css = ''
  const firstChild = {
    get data() {
      return css
    },
    set data(text) {
      css = text
      sheet.replaceSync(text)
    },
  }
  window._goober = { parentNode: document.head, firstChild }
}

export {}
