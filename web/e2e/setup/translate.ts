import type { BrowserContext } from 'playwright-core'

/**
 * Changes all pages as a browser's translation does: replaces each text node with nested `font` elements, also after
 * changes. The words stay the same, so a journey finds them. Must be called before the first page is opened.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const skipped =
      'font, script, style, template, textarea, title, noscript, svg, [translate="no"]'
    const createFont = () => document.createElementNS('http://www.w3.org/1999/xhtml', 'font')
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      for (let node: Node | null = root; node; node = texts.nextNode())
        if (node instanceof Text && node.data.trim() !== '') found.push(node)
      for (const text of found) {
        if (!text.parentElement || text.parentElement.closest(skipped)) continue
        const [outer, inner] = [createFont(), createFont()]
        inner.textContent = text.data
        outer.append(inner)
        text.replaceWith(outer)
      }
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of addedNodes.length > 0 ? addedNodes : [target]) translate(node)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
}
