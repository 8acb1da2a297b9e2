/** Whose it is: the networks of a caller, narrowest first, or one name. */
export type Whose = string | readonly string[]

/** What waits in one network: directly, or in the narrower networks within it. */
interface Branch<Item> {
  size: number
  items: Item[]
  /** Those with something waiting; who comes first is next. */
  branches: Map<string, Branch<Item>>
}

/**
 * What waits, by a hierarchy of networks. The widest ones are served in rotation, within each of them the narrower ones,
 * and so on: whoever has many addresses has the share of one.
 */
export class FairQueue<Item> {
  private readonly root = emptyBranch<Item>()

  get size(): number {
    return this.root.size
  }

  add(item: Item, whose: Whose = ''): void {
    let branch = this.root
    branch.size += 1
    for (const name of widestFirst(whose)) {
      const next = branch.branches.get(name) ?? emptyBranch<Item>()
      branch.branches.set(name, next)
      next.size += 1
      branch = next
    }
    branch.items.push(item)
  }

  /** Takes what waits longest of those who were served longest ago. */
  take(): Item | undefined {
    return this.size === 0 ? undefined : takeNext(this.root)
  }

  /**
   * Takes the latest of the largest network, to make room for one more.
   * @returns undefined where who asks for it has no less waiting than anyone else
   */
  displace(whose: Whose = ''): Item | undefined {
    return displaceFor(this.root, widestFirst(whose))
  }

  /** Removes what does not wait any more. */
  remove(item: Item, whose: Whose = ''): void {
    removeFrom(this.root, item, widestFirst(whose))
  }
}

function emptyBranch<Item>(): Branch<Item> {
  return { size: 0, items: [], branches: new Map() }
}

function widestFirst(whose: Whose): readonly string[] {
  return typeof whose === 'string' ? [whose] : [...whose].reverse()
}

function takeNext<Item>(branch: Branch<Item>): Item | undefined {
  branch.size -= 1
  const [first] = branch.branches
  if (branch.items.length > 0 || !first) return branch.items.shift()
  const [name, next] = first
  const item = takeNext(next)
  branch.branches.delete(name)
  if (next.size > 0) branch.branches.set(name, next)
  return item
}

function dropLatest<Item>(branch: Branch<Item>): Item | undefined {
  branch.size -= 1
  const largest = largestOf(branch)
  if (branch.items.length > 0 || !largest) return branch.items.pop()
  const item = dropLatest(largest.branch)
  if (largest.branch.size === 0) branch.branches.delete(largest.name)
  return item
}

function displaceFor<Item>(branch: Branch<Item>, [name, ...narrower]: readonly string[]): Item | undefined {
  const largest = largestOf(branch)
  if (name === undefined || !largest) return undefined
  const own = branch.branches.get(name)
  if ((own?.size ?? 0) + 1 < largest.branch.size) return dropLatest(branch)
  const item = own && displaceFor(own, narrower)
  if (item !== undefined) branch.size -= 1
  return item
}

function removeFrom<Item>(branch: Branch<Item>, item: Item, [name, ...narrower]: readonly string[]): boolean {
  const next = name === undefined ? undefined : branch.branches.get(name)
  const at = next ? -1 : branch.items.indexOf(item)
  if (at >= 0) branch.items.splice(at, 1)
  const isRemoved = at >= 0 || (next !== undefined && removeFrom(next, item, narrower))
  if (isRemoved) branch.size -= 1
  if (name !== undefined && next?.size === 0) branch.branches.delete(name)
  return isRemoved
}

/** The latest of the largest. */
function largestOf<Item>({ branches }: Branch<Item>): { name: string; branch: Branch<Item> } | undefined {
  let largest: { name: string; branch: Branch<Item> } | undefined
  for (const [name, branch] of branches) {
    if (!largest || branch.size >= largest.branch.size) largest = { name, branch }
  }
  return largest
}
