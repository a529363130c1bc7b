/** Names for GraphiQL's editors, whose inputs have no labels. */
const LABELS = [
  ['.graphiql-query-editor textarea', 'Operation'],
  ['.graphiql-editor-tool textarea', 'Variables'],
  ['.graphiql-response textarea', 'Response'],
] as const

/** Labels the editors for screen readers as soon as they appear. */
export function labelEditors(root: HTMLElement): void {
  const label = () => {
    for (const [selector, name] of LABELS) {
      for (const input of root.querySelectorAll(`${selector}:not([aria-label])`)) {
        input.setAttribute('aria-label', name)
      }
    }
  }
  new MutationObserver(label).observe(root, { childList: true, subtree: true })
}
