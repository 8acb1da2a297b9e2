import { type DocumentNode, type FragmentDefinitionNode, Kind, type SelectionSetNode } from 'graphql'
import { maxMerging } from './queryLimits.js'

interface Level {
  /** The selections of each response name. */
  sets: Map<string, SelectionSetNode[]>
  counts: Map<string, number>
  /** Names of fragments. */
  entered: Set<string>
}

/**
 * Whether finding out that the selections of a document can be merged takes too long. GraphQL compares every two of one
 * name with each other, and what is selected within both, before it refuses the document for whatever reason; so this is
 * found out first, in a time that follows the length of the document.
 */
export function mergesTooMuch({ definitions }: DocumentNode): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each)
  let steps = 0
  /** Two fragments are compared once, wherever they meet. */
  let fragmentPairs = 0

  function isTooMuch(sets: readonly SelectionSetNode[]): boolean {
    const level: Level = { sets: new Map(), counts: new Map(), entered: new Set() }
    for (const set of sets) if (!collect(set, level)) return true
    for (const count of level.counts.values()) steps += count * (count - 1)
    fragmentPairs = Math.max(fragmentPairs, level.entered.size ** 2)
    if (steps + fragmentPairs > maxMerging) return true
    return [...level.sets.values()].some(isTooMuch)
  }

  /** @returns false as soon as there are too many */
  function collect(set: SelectionSetNode, level: Level): boolean {
    for (const selection of set.selections) {
      steps += 1
      if (steps > maxMerging) return false
      if (selection.kind === Kind.FIELD) {
        const name = (selection.alias ?? selection.name).value
        level.counts.set(name, (level.counts.get(name) ?? 0) + 1)
        if (selection.selectionSet) addTo(level.sets, name, selection.selectionSet)
        continue
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (!collect(selection.selectionSet, level)) return false
        continue
      }
      // A ring of fragments is refused later; a fragment adds nothing the second time.
      const name = selection.name.value
      if (level.entered.has(name)) continue
      level.entered.add(name)
      const fragment = fragments.get(name)
      if (fragment && !collect(fragment.selectionSet, level)) return false
    }
    return true
  }

  return definitions.some((each) => 'selectionSet' in each && isTooMuch([each.selectionSet]))
}

function addTo<Item>(lists: Map<string, Item[]>, name: string, item: Item): void {
  const list = lists.get(name)
  if (list) list.push(item)
  else lists.set(name, [item])
}
