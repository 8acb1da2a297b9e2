import type { DemoRecords } from '../../features/demo/Demo.js'
import type { Feature } from '../../kernel/Feature.js'

/**
 * The records of the demo in the order in which they are loaded: each after those of the entities that it says, otherwise
 * the last feature first. The first are the daily work, which the dashboard then shows as changed last.
 */
export function demoInOrder(features: readonly Feature[]): readonly DemoRecords[] {
  const all = features.toReversed().flatMap(({ demo }) => demo ?? [])
  const ordered = new Set<DemoRecords>()
  for (const records of all) add(records, [])
  return [...ordered]

  function add(records: DemoRecords, waiting: readonly DemoRecords[]): void {
    if (waiting.includes(records)) throw new Error(`The demo loads ${namesOf(waiting)} in a circle`)
    for (const type of records.after ?? []) {
      const before = all.find(({ entities }) => entities.includes(type))
      if (!before)
        throw new Error(`The demo of no feature loads ${type.name}, after which ${namesOf([records])} is loaded`)
      add(before, [...waiting, records])
    }
    ordered.add(records)
  }
}

function namesOf(all: readonly DemoRecords[]): string {
  return all.flatMap(({ entities }) => entities.map(({ name }) => name)).join(', ')
}
