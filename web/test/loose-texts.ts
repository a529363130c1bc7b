/**
 * Reports each text node that React changes, removes or inserts a node before, and that is not the only content in its
 * element. A browser that translates the page replaces such a text node with an element. React then changes text that
 * is no longer shown, or fails and takes the page down. This is an init script, so it uses nothing outside itself.
 * Returns a function that ends it.
 */
export function watchLooseTexts(
  report: (fault: string) => void = (fault) => reportError(new Error(fault)),
): () => void {
  const isLoose = (node: Node | null): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    !node.parentElement?.closest('[translate="no"]') &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  const tell = (change: string, text: Text, parent = text.parentElement) =>
    report(
      `Loose text ${change}: "${text.data}" in ${parent?.cloneNode(false).nodeName ?? ''} "${parent?.textContent ?? ''}"`,
    )

  interface Changes {
    removeChild: (this: Node, child: Node) => Node
    insertBefore: (this: Node, node: Node, next: Node | null) => Node
  }
  const prototype: Changes = Node.prototype
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function (child) {
    if (isLoose(child)) tell('removed', child)
    return removeChild.call(this, child)
  }
  prototype.insertBefore = function (node, next) {
    if (isLoose(next)) tell('with something inserted before it', next)
    return insertBefore.call(this, node, next)
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (isLoose(this)) tell(`changed to "${text ?? ''}"`, this)
      value?.set?.call(this, text)
    },
  })
  return () => {
    Object.assign(prototype, { removeChild, insertBefore })
    if (value) Object.defineProperty(Node.prototype, 'nodeValue', value)
  }
}
