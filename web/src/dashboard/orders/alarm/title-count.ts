/**
 * Begins the page's title with a number, also after the page sets another one, until the returned function is called.
 * Not part of the page's own title, so that shoppers do not load it.
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
  // Setting the same title would be a change again.
  if (document.title !== title) document.title = title
}
