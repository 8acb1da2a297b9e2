/** What tests look at: what is hidden, what cannot be pressed, and what has a white ground. */
const observable = /display: ?none|visibility:|pointer-events:|background-color: ?#fff/

/**
 * Stands in for `@emotion/sheet`: inserts only the rules that a test can observe, a few of some hundred. jsdom has no
 * layout, but matches every rule with an element and its ancestors whenever a role is queried, which took half of the time.
 */
export class StyleSheet {
  readonly container: Node
  readonly key: string
  private tags: Node[] = []

  constructor({ key, container }: { key: string; container: Node }) {
    this.key = key
    this.container = container
  }

  hydrate(nodes: HTMLStyleElement[]): void {
    for (const node of nodes) this.add(node)
  }

  insert(rule: string): void {
    if (!observable.test(rule)) return
    const tag = document.createElement('style')
    tag.textContent = rule
    this.add(tag)
  }

  flush(): void {
    for (const tag of this.tags) tag.parentNode?.removeChild(tag)
    this.tags = []
  }

  private add(tag: Node): void {
    this.tags.push(tag)
    this.container.appendChild(tag)
  }
}
