import { type Class, type FieldDescription, type FieldValues, fieldsOf } from './FieldDescription.js'
import { ownPartsIn } from './partsIn.js'

/** A text where it stands in a record. */
export interface PlacedText {
  /** The class that has the field: the entity, or a block or an item of it. */
  type: Class
  field: FieldDescription
  /** `intro`, `blocks.0.text.title`. */
  path: string
  text: string
  /** What has the field: the record, or a block or an item of it. */
  holder: FieldValues
}

/** The texts of a record, and of its own blocks and their items, whose fields are meant. */
export function textsIn(
  type: Class,
  values: FieldValues,
  isMeant: (type: Class, field: FieldDescription) => boolean,
  path = '',
): PlacedText[] {
  const own = fieldsOf(type).flatMap((field): PlacedText[] => {
    const text = values[field.name]
    return typeof text === 'string' && isMeant(type, field)
      ? [{ type, field, path: path + field.name, text, holder: values }]
      : []
  })
  const inParts = ownPartsIn(type, values, path).flatMap((each) => textsIn(each.type, each.part, isMeant, each.path))
  return [...own, ...inParts]
}

/** The field of the record that a text stands in or below. */
export function fieldOfText({ path }: Pick<PlacedText, 'path'>): string {
  return path.split('.', 1)[0] ?? ''
}
