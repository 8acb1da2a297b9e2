import { blockKeyOf } from '../../../src/kernel/fields/blockTypes.js'
import {
  type Class,
  type FieldDescription,
  type FieldValues,
  fieldsOf,
  isWritable,
} from '../../../src/kernel/fields/FieldDescription.js'

/** A word and a picture that are nowhere else. */
export interface Marks {
  marker: string
  image: string
}

/** Every text and picture that a record of this kind can have, with the marks; what it refers to is left out. */
export function everyText(type: Class, marks: Marks): FieldValues {
  return Object.fromEntries(
    fieldsOf(type)
      .filter((field) => isWritable(field) && !field.kind.address)
      .map((field) => [field.name, marked(field, marks)])
      .filter(([, value]) => value !== undefined),
  )
}

function marked(field: FieldDescription, marks: Marks): unknown {
  const { kind } = field
  if (kind.images) return kind.leadsTo === 'images' ? [marks.image] : marks.image
  if (kind.parts) return partsWith(field, marks)
  if (field.form || !kind.words) return undefined
  if (kind.words === 'html') return `<p>Tekst ${marks.marker}</p>`
  return `${kind.words === 'line' ? 'Titel' : 'Tekst'} ${marks.marker}`.slice(-(field.max ?? 120))
}

/** Blocks that are refused without a choice of records, or an address of elsewhere. */
const needMore = ['specificServices', 'specificNews', 'specificTips', 'video']

/** A part of each kind, as often as there have to be. */
function partsWith(field: FieldDescription, marks: Marks): object[] {
  const parts = (field.kind.parts?.types(field) ?? []).flatMap((type) => {
    const values = everyText(type, marks)
    if (!field.blockTypes) return [values]
    const key = blockKeyOf(type)
    return needMore.includes(key) ? [] : [{ [key]: values }]
  })
  const fewest = field.counts?.[0] ?? field.min ?? 1
  return parts.length < fewest ? Array.from({ length: fewest }, () => parts[0] ?? {}) : parts
}
