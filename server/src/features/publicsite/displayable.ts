import type { Row, Values } from '../../kernel/context/Row.js'
import {
  type Class,
  type FieldDescription,
  fieldsOf,
  isNullable,
  isStored,
} from '../../kernel/fields/FieldDescription.js'
import { blockFields } from '../../kernel/fields/partsIn.js'

export interface Displayable {
  /** Null while a value is missing that has no empty form, such as a price. */
  shown: Row | null
  /** The index in the form of each displayed block. */
  shownBlocks: number[]
}

/**
 * Makes an unfinished record displayable: missing texts become empty, and blocks and list items that lack another
 * required value are removed.
 * @param missing the paths of images that do not exist
 */
export function displayable(type: Class, row: Row, missing: readonly string[]): Displayable {
  const [blocks] = blockFields(type)
  if (!blocks) return { shown: filled(type, row, '', missing), shownBlocks: [] }
  const all = (row[blocks.name] as Row[]).map((block, index) => filledPart(blocks, block, index, '', missing))
  return {
    shown: filled(type, { ...row, [blocks.name]: all.filter((block) => block !== null) }, '', missing),
    shownBlocks: [...all.keys()].filter((index) => all[index] !== null),
  }
}

function filled<Each extends Values>(type: Class, values: Each, path: string, missing: readonly string[]): Each | null {
  const result: Values = { ...values }
  for (const field of fieldsOf(type).filter(isStored)) {
    const {
      name,
      kind: { parts, blank },
    } = field
    if (missing.includes(path + name)) result[name] = null
    // Those of a page are filled already, as they are counted.
    if (parts && !field.blockTypes) {
      result[name] = ((values[name] ?? []) as Values[])
        .map((item, index) => filledPart(field, item, index, path, missing))
        .filter((item) => item !== null)
    }
    // What visitors do not read may be missing.
    if (isNullable(field) || field.public === false || result[name] != null) continue
    if (blank === undefined) return null
    result[name] = blank
  }
  return result as Each
}

function filledPart<Each extends Values>(
  field: FieldDescription,
  part: Each,
  index: number,
  path: string,
  missing: readonly string[],
): Each | null {
  const { parts } = field.kind
  const type = parts?.typeOf(field, part)
  return parts && type ? filled(type, part, `${path}${field.name}.${index}.${parts.prefix(part)}`, missing) : null
}
