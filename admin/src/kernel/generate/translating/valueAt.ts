import { alignedEntries, type Entry } from './alignedEntries'

/** What stands at a place in a record; undefined where it has no such block or item. */
export interface Found {
  value: unknown
}

/**
 * The value of the field of another record that is the one at a place in this record: what stands in the block or item of
 * which that one is.
 * @param path such as `blocks.2.cards.1.title`
 */
export function valueAt(own: Entry, other: Entry, path: string): Found | undefined {
  return found(own, other, path.split('.'))
}

function found(own: unknown, other: unknown, [name, ...rest]: readonly string[]): Found | undefined {
  if (name === undefined) return { value: other }
  if (Array.isArray(own)) {
    const place = alignedEntries(own, Array.isArray(other) ? other : []).get(Number(name))
    return place === undefined ? undefined : found(own[Number(name)], (other as unknown[])[place], rest)
  }
  if (!isEntry(other)) return undefined
  return found(isEntry(own) ? own[name] : undefined, other[name], rest)
}

/** The path of the same in the other record; undefined likewise. */
export function pathIn(own: Entry, other: Entry, path: string): string | undefined {
  const steps: string[] = []
  let [mine, theirs]: unknown[] = [own, other]
  for (const name of path.split('.')) {
    const step = Array.isArray(mine)
      ? alignedEntries(mine, Array.isArray(theirs) ? theirs : [])
          .get(Number(name))
          ?.toString()
      : name
    if (step === undefined) return undefined
    steps.push(step)
    mine = inside(mine, name)
    theirs = inside(theirs, step)
  }
  return steps.join('.')
}

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null

const inside = (value: unknown, name: string): unknown => (isEntry(value) ? value[name] : undefined)
