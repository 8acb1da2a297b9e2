/** What an export has and the shop does not: which kind of thing, and what it is called. */
export interface LeftOut {
  kind: 'shortcode' | 'block' | 'blockText' | 'element' | 'file' | 'picture'
  name: string
}

/** Collects what is left out, each once. */
export class LeftOuts {
  private readonly found = new Map<string, LeftOut>()

  add(kind: LeftOut['kind'], name: string): void {
    const short = name.slice(0, 80)
    this.found.set(`${kind} ${short}`, { kind, name: short })
  }

  get all(): LeftOut[] {
    return [...this.found.values()]
  }
}
