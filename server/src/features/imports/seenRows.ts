import type { Values } from '../../kernel/context/Row.js'
import { hasPairs } from '../../kernel/fields/isTranslated.js'
import { sharedFields } from '../../kernel/fields/sharedFields.js'
import { comparisonKey } from '../../kernel/shared/comparisonKey.js'
import { languageOf } from './foundRecord.js'
import type { RowFault } from './ImportRow.js'
import { entityOf, kindOf } from './importedKinds.js'
import type { RowPlan } from './planRow.js'

/** What the rows of a file said before, so that two of them do not say the same or the opposite. */
export class SeenRows {
  private readonly rows = new Map<string, number>()
  private readonly facts = new Map<string, { row: number; said: Values }>()

  constructor(private readonly entity: string) {}

  /** What is wrong with a row because of one before it; it is remembered when nothing is. */
  faults(number: number, { record, said, outcome }: RowPlan): RowFault[] {
    if (outcome === 'refused') return []
    const { type } = entityOf(this.entity)
    const group = record ? `#${record.pair ?? record.id}` : this.keysOf(said)[0]
    const own = record
      ? [`#${record.id}`]
      : this.keysOf(said).map((key) => `${key} ${hasPairs(type) ? languageOf(said) : ''}`)
    const earlier = own.map((key) => this.rows.get(key)).find((row) => row !== undefined)
    if (earlier !== undefined) return [{ field: null, message: { key: 'import.twice', values: { row: earlier } } }]
    for (const key of own) this.rows.set(key, number)
    if (group === undefined) return []
    const facts = this.facts.get(group)
    this.facts.set(group, { row: number, said: { ...facts?.said, ...said } })
    if (!facts) return []
    const other = sharedFields(type).filter(
      ({ name }) => said[name] !== undefined && facts.said[name] !== undefined && !isSame(said[name], facts.said[name]),
    )
    return other.map(({ name }) => ({ field: name, message: { key: 'import.otherFact', values: { row: facts.row } } }))
  }

  /** By what a new record is known: each of its keys that the row says. */
  private keysOf(said: Values): string[] {
    return kindOf(this.entity)
      .keys.filter((key) => key.every((field) => said[field] != null && said[field] !== ''))
      .map((key) => `${key.join()}=${key.map((field) => comparisonKey(String(said[field]))).join('\n')}`)
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
