/**
 * Lets React live with a page translator. Chrome's puts `<font>` in the place of each text
 * (facebook/react#11538): React then throws when it removes or moves the text, and changes a text that
 * nobody sees.
 */
export function surviveTranslation(): void {
  /** The replacement of a text that React still holds. */
  const replacements = new WeakMap<Node, Element>()
  const standing = new WeakSet<Element>()
  const watcher = new MutationObserver((records) => {
    for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records)
      if (type === 'characterData') putBack(target)
      else
        for (const text of removedNodes) {
          if (!(text instanceof Text)) continue
          const fonts = [...addedNodes, previousSibling, nextSibling].filter(isFont)
          const font = fonts.find((one) => !standing.has(one))
          if (!font) continue
          replacements.set(text, font)
          standing.add(font)
          watcher.observe(text, { characterData: true })
        }
  })
  watcher.observe(document, { childList: true, subtree: true })

  // The translator sees the new text and translates it again.
  const putBack = (text: Node) => {
    const font = replacements.get(text)
    if (font?.parentNode) font.parentNode.replaceChild(text, font)
  }
  /** What stands for a child of `parent`: itself, its replacement, or the `<font>` around it. */
  const standIn = (parent: Node, child: Node): Node => {
    if (child.parentNode === parent) return child
    for (let node: Node | null = replacements.get(child) ?? child; node; node = node.parentNode)
      if (isFont(node) && node.parentNode === parent) return node
    return child
  }
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    removeChild.call(this, standIn(this, child))
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    child: Node | null,
  ): T {
    insertBefore.call(this, node, child && standIn(this, child))
    return node
  }
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === 'FONT'
}
