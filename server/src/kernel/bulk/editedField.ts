import { invalidField } from '../errors/ShopError.js'
import { type FieldDescription, fieldOf } from '../fields/FieldDescription.js'
import type { ManagedEntity } from '../fields/Managed.js'
import type { Message } from '../i18n/say.js'
import { centsOf } from '../shared/money.js'

/** @throws ShopError VALIDATION for a field that is not changed in lists */
export function editedField(entity: ManagedEntity, name: string): FieldDescription {
  const field = fieldOf(entity.type, name)
  if (field?.editedInList) return field
  throw invalidField('rows', { key: 'bulk.notInLists', values: { name } })
}

/** What a text stands for in a field, as it is stored, or why it stands for nothing. */
export function valueOfText(
  { name: owner }: ManagedEntity,
  field: FieldDescription,
  text: string | null,
): { value: unknown } | { fault: Message } {
  if (text === null || text === '') return { value: null }
  const read = field.choice
    ? Object.hasOwn(field.choice.enumType, text) && field.choice.enumType[text]
    : field.kind.inUnits
      ? /^-?\d{1,12}(\.\d{1,2})?$/.test(text) && centsOf(text)
      : /^-?\d{1,9}$/.test(text) && Number(text)
  if (read !== false) return { value: read }
  return { fault: { key: 'field.type', values: { field: { owner, name: field.name } } } }
}
