/**
 * Reports each text that React changes, removes or inserts something before, and that is not the only content of its
 * element. A browser that translates the page replaces such a text with an element of its own: React then changes a text
 * that is no longer shown, or fails and takes the page down. An init script, so it uses nothing outside itself.
 */
export function watchLooseTexts(report: (fault: string) => void = (fault) => console.error(fault)) {
  const isLoose = (node: Node | null): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    !node.parentElement?.closest('[translate="no"]') &&
    Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  const tell = (change: string, text: Text, parent = text.parentElement) =>
    report(
      `Loose text ${change}: "${text.data}" in ${parent?.cloneNode(false).nodeName ?? ''} "${parent?.textContent ?? ''}"`,
    )

  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(child: Child): Child {
    if (isLoose(child)) tell('removed', child)
    return removeChild.call(this, child) as Child
  }
  Node.prototype.insertBefore = function <Child extends Node>(
    node: Child,
    next: Node | null,
  ): Child {
    if (isLoose(next)) tell('with something inserted before it', next)
    return insertBefore.call(this, node, next) as Child
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      if (isLoose(this)) tell(`changed to "${text ?? ''}"`, this)
      value?.set?.call(this, text)
    },
  })
}
