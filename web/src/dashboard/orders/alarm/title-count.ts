/**
 * Prefixes the page's title with a number until the returned function is called, also when the page sets another title.
 * Customers do not load this code, so it is separate from the page's own title.
 */
export function countInTitle(count: number): () => void {
  const observer = new MutationObserver(() => setPrefix(`(${count}) `))
  observer.observe(document.head, { childList: true, characterData: true, subtree: true })
  setPrefix(`(${count}) `)
  return () => {
    observer.disconnect()
    setPrefix('')
  }
}

function setPrefix(prefix: string): void {
  const title = prefix + document.title.replace(/^\(\d+\) /, '')
  // Setting the same title would trigger another change.
  if (document.title !== title) document.title = title
}
