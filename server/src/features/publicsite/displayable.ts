import type { Row, Values } from '../../kernel/context/Row.js'
import { blockKeyOf } from '../../kernel/fields/blockTypes.js'
import {
  type Class,
  type FieldDescription,
  fieldsOf,
  isNullable,
  isStored,
} from '../../kernel/fields/FieldDescription.js'
import { targetOf } from '../../kernel/fields/outputTypes.js'

export interface Displayable {
  /** Null while a value is missing that has no empty form, such as a price. */
  shown: Row | null
  /** The index in the form of each displayed block. */
  shownBlocks: number[]
}

/** Placeholders for missing required values. Missing images and prices have none. */
const blanks: Partial<Record<FieldDescription['kind'], unknown>> = {
  text: '',
  multiline: '',
  richText: '',
  boolean: false,
  count: 0,
}

/**
 * Makes an unfinished record displayable: missing texts become empty, and blocks and list items that lack another
 * required value are removed.
 * @param missing the paths of images that do not exist
 */
export function displayable(type: Class, row: Row, missing: readonly string[]): Displayable {
  const blocks = fieldsOf(type).find(({ kind }) => kind === 'blocks')
  if (!blocks) return { shown: filled(type, row, '', missing), shownBlocks: [] }
  const types = blocks.blockTypes?.() ?? []
  const all = (row[blocks.name] as Row[]).map((block, index) => {
    const blockType = types.find((candidate) => blockKeyOf(candidate) === block.type)
    return blockType ? filled(blockType, block, `${blocks.name}.${index}.${block.type}.`, missing) : null
  })
  return {
    shown: filled(type, { ...row, [blocks.name]: all.filter((block) => block !== null) }, '', missing),
    shownBlocks: [...all.keys()].filter((index) => all[index] !== null),
  }
}

function filled<Each extends Values>(type: Class, values: Each, path: string, missing: readonly string[]): Each | null {
  const result: Values = { ...values }
  for (const field of fieldsOf(type).filter(isStored)) {
    const { name, kind } = field
    if (missing.includes(path + name)) result[name] = null
    if (kind === 'items') {
      result[name] = ((values[name] ?? []) as Values[])
        .map((item, index) => filled(targetOf(field), item, `${path}${name}.${index}.`, missing))
        .filter((item) => item !== null)
    }
    if (isNullable(field) || result[name] != null) continue
    if (!(kind in blanks)) return null
    result[name] = blanks[kind]
  }
  return result as Each
}
