import type { PageRow } from './pageRows'

/** Where a page stands: under which page, null at the top, and right before which; null at the end. */
export interface PagePlace {
  parent: number | null
  before: number | null
}

export const directions = ['up', 'down', 'in', 'out'] as const
export type Direction = (typeof directions)[number]

/** Where a page stands among these. */
export function placeOf(rows: readonly PageRow[], id: number): PagePlace {
  const { siblings, at, parent } = standing(rows, id)
  return { parent, before: siblings[at + 1] ?? null }
}

/** Which of how many a page is below the page that it stands under. */
export function positionOf(rows: readonly PageRow[], id: number) {
  const { siblings, at, parent } = standing(rows, id)
  return { number: at + 1, total: siblings.length, parent }
}

/**
 * Where a page comes to stand one step further: past the one beside it, under the one above it, or behind the one that it
 * is under. Undefined where it goes no further.
 * @param isFlat whether there is nothing below anything
 */
export function placeTowards(
  rows: readonly PageRow[],
  id: number,
  direction: Direction,
  isFlat = false,
): PagePlace | undefined {
  const { siblings, at, parent } = standing(rows, id)
  const previous = siblings[at - 1]
  if (direction === 'up') return previous === undefined ? undefined : { parent, before: previous }
  if (direction === 'down') {
    return at === siblings.length - 1 ? undefined : { parent, before: siblings[at + 2] ?? null }
  }
  if (isFlat) return undefined
  if (direction === 'in') return previous === undefined ? undefined : { parent: previous, before: null }
  return parent === null ? undefined : { parent: standing(rows, parent).parent, before: placeOf(rows, parent).before }
}

/**
 * Where a page comes to stand that is dropped between others.
 * @param gap how many of the others lie above it, without what is below the page itself
 * @param depth how deep it is dropped; as near to that as there is a place
 */
export function placeInGap(
  rows: readonly PageRow[],
  id: number,
  gap: number,
  depth: number,
  isFlat = false,
): PagePlace {
  const others = withoutBranch(rows, id)
  const [above, below] = [others[gap - 1], others[gap]]
  const deepest = isFlat || !above ? 0 : above.depth + 1
  const level = Math.min(deepest, Math.max(below?.depth ?? 0, depth))
  const parent = others.slice(0, gap).findLast((row) => row.depth === level - 1)
  return { parent: parent?.page.id ?? null, before: below?.depth === level ? below.page.id : null }
}

/** The rows with a page, and all below it, at another place. */
export function rowsAfter(rows: readonly PageRow[], id: number, { parent, before }: PagePlace): PageRow[] {
  const others = withoutBranch(rows, id)
  const own = others.findIndex(({ page }) => page.id === parent)
  const depth = own < 0 ? 0 : (others[own]?.depth ?? 0) + 1
  const branch = branchOf(rows, id)
  const by = depth - (branch[0]?.depth ?? 0)
  const next = others.findIndex(({ page }) => page.id === before)
  const end = others.findIndex((row, index) => index > own && row.depth < depth)
  const at = next >= 0 ? next : end >= 0 ? end : others.length
  return others.toSpliced(at, 0, ...branch.map((row) => ({ ...row, depth: row.depth + by })))
}

/** All but a page and what is below it. */
export function withoutBranch(rows: readonly PageRow[], id: number): PageRow[] {
  const branch = branchOf(rows, id)
  return rows.filter((row) => !branch.includes(row))
}

export function isSamePlace(one: PagePlace, other: PagePlace): boolean {
  return one.parent === other.parent && one.before === other.before
}

/** A page with all below it. */
function branchOf(rows: readonly PageRow[], id: number): PageRow[] {
  const at = rows.findIndex(({ page }) => page.id === id)
  const depth = rows[at]?.depth ?? 0
  const length = rows.slice(at + 1).findIndex((row) => row.depth <= depth)
  return length < 0 ? rows.slice(at) : rows.slice(at, at + 1 + length)
}

/** The pages beside a page, itself included, and the one that they are under. */
function standing(rows: readonly PageRow[], id: number) {
  const index = rows.findIndex(({ page }) => page.id === id)
  const depth = rows[index]?.depth ?? 0
  const above = rows.slice(0, index).findLastIndex((row) => row.depth < depth)
  const parent = rows[above]?.page.id ?? null
  const after = rows.slice(above + 1)
  const end = after.findIndex((row) => row.depth < depth)
  const siblings = (end < 0 ? after : after.slice(0, end))
    .filter((row) => row.depth === depth)
    .map(({ page }) => page.id)
  return { siblings, at: siblings.indexOf(id), parent }
}
