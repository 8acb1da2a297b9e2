import { type Class, type FieldDescription, type FieldValues, fieldsOf } from './FieldDescription.js'

/** A block of a page, or an item of a list, where it stands. */
export interface PlacedPart {
  /** What it is a part of. */
  field: FieldDescription
  type: Class
  part: FieldValues
  /** Before the names of its fields: `blocks.0.faq.`, `items.1.` */
  path: string
}

/** The parts that a record or a part consists of, without those within these; a part of an unknown type is left out. */
export function partsIn(of: Class, values: FieldValues, path = ''): PlacedPart[] {
  return fieldsOf(of).flatMap((field) => {
    const { parts } = field.kind
    const value = values[field.name]
    if (!parts || !Array.isArray(value)) return []
    return value.flatMap((part: FieldValues, index) => {
      const type = parts.typeOf(field, part)
      return type ? [{ field, type, part, path: `${path}${field.name}.${index}.${parts.prefix(part)}` }] : []
    })
  })
}

/** Those among them that say themselves what they say: not what another record says, such as a shared block. */
export function ownPartsIn(of: Class, values: FieldValues, path = ''): PlacedPart[] {
  const isTaken = ({ type, part }: PlacedPart) =>
    fieldsOf(type).some(({ name, kind }) => kind.isSource && part[name] != null)
  return partsIn(of, values, path).filter((each) => !isTaken(each))
}

/** The fields whose parts are blocks: of types that are chosen for each. */
export function blockFields(type: Class): (FieldDescription & Required<Pick<FieldDescription, 'blockTypes'>>)[] {
  return fieldsOf(type).filter(
    (field): field is FieldDescription & Required<Pick<FieldDescription, 'blockTypes'>> =>
      field.blockTypes !== undefined,
  )
}
