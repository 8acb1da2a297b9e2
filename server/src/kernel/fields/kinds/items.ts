import { ArrayMinSize, ValidateNested } from 'class-validator'
import { plainText } from '../../sheets/plainText.js'
import { cellFault } from '../cellReaders.js'
import {
  type CellReader,
  type FieldDescription,
  type FieldKind,
  type FieldValues,
  fieldsOf,
  isWritable,
} from '../FieldDescription.js'
import { partInput } from '../inputs.js'
import { targetOf } from '../outputTypes.js'
import { listRules, rule } from './commonRules.js'

export const items: FieldKind = {
  column: () => ({ type: 'json' }),
  output: (field) => [targetOf(field)],
  input: {
    type: (field) => [partInput(targetOf(field))],
    rules: ({ min, counts }, telling) => [
      ...(min === undefined ? [] : [ArrayMinSize(min, telling.says('field.fewest', { min }))]),
      ...(counts ? [rule('lengthIn', isListOf(counts), telling.says('field.counts', { counts }))] : []),
      ...listRules(telling),
      ValidateNested({ each: true }),
    ],
    normalised: (field, value, whole) => (value as FieldValues[]).map((item) => whole(targetOf(field), item)),
  },
  fromCell: itemsCell,
  filter: null,
  parts: {
    types: (field) => [targetOf(field)],
    typeOf: targetOf,
    prefix: () => '',
    sent: (_, part, values = part) => values,
  },
}

function isListOf(counts: readonly number[]): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && counts.includes(value.length)
}

/** As the back office exports a list, or, where an item is one text, a line for each. */
function itemsCell(...[field, cell]: Parameters<CellReader>): ReturnType<CellReader> {
  const text = plainText(cell).trim()
  const listed = text.startsWith('[') ? itemsIn(field, text) : null
  if (listed) return { value: listed }
  const [only, ...others] = fieldsOf(targetOf(field)).filter(isWritable)
  if (!only || others.length > 0 || text.startsWith('[')) return cellFault('import.list', cell)
  const lines = text.split(/[\r\n|]+/).map((line) => line.trim())
  return { value: lines.filter((line) => line !== '').map((line) => ({ [only.name]: line })) }
}

/** Of each item the fields that it has, with plain values; null where it is something else. */
function itemsIn(field: FieldDescription, json: string): FieldValues[] | null {
  try {
    const items: unknown = JSON.parse(json)
    if (!Array.isArray(items)) return null
    const known = fieldsOf(targetOf(field)).filter(isWritable)
    return items.map((item: FieldValues) =>
      Object.fromEntries(
        known.filter(({ name }) => typeof item[name] === 'string').map(({ name }) => [name, item[name]]),
      ),
    )
  } catch {
    return null
  }
}
