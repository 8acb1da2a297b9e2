import { IsNotEmpty, Matches, ValidateIf, type ValidationOptions } from 'class-validator'
import type { Message } from '../i18n/say.js'
import type { Class, FieldDescription } from './FieldDescription.js'

/** Adds the rules of a field to an input. The message of each is passed as an entry of the catalogue, in the context. */
export function addRules(input: Class, of: Class, field: FieldDescription, owner: string, complete: boolean): void {
  const named = { field: { owner, name: field.name } }
  const says = (key: Message['key'], values: Message['values'] = {}): ValidationOptions => ({
    context: { key, values: { ...named, ...values } } satisfies Message,
  })
  const missing = says(field.requiredText ?? 'field.required')
  const rules = [
    ValidateIf((_, value) => (field.required ? complete || value !== undefined : value != null)),
    ...(field.required ? [IsNotEmpty(missing)] : []),
    ...(field.required && field.kind.words ? [Matches(/\S/, missing)] : []),
    ...(field.kind.input?.rules(field, { of, says }) ?? []),
  ]
  for (const rule of rules) rule(input.prototype, field.name)
}
