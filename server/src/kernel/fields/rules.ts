import {
  ArrayMaxSize,
  ArrayMinSize,
  IsEmail,
  IsIn,
  IsNotEmpty,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationOptions,
} from 'class-validator'
import type { Message } from '../i18n/say.js'
import { isQuantity } from '../shared/lineTotals.js'
import { isPhoneNumber } from '../shared/phoneNumber.js'
import type { Class, FieldDescription } from './FieldDescription.js'
import { keyOf } from './keys.js'
import { hasKnownPlaceholders, hasWholePlaceholders, takesPlaceholders } from './placeholders.js'

/** The most items of a list without a limit of its own. */
const maxItems = 200

/** The capacity of a text column in bytes, the same for every database. */
const maxTextBytes = 65_535

/** Adds the rules of a field to an input. The message of each is passed as an entry of the catalogue, in the context. */
export function addRules(input: Class, of: Class, field: FieldDescription, owner: string, complete: boolean): void {
  const add = (rule: PropertyDecorator) => rule(input.prototype, field.name)
  const named = { field: { owner, name: field.name } }
  const says = (key: Message['key'], values: Message['values'] = {}): ValidationOptions => ({
    context: { key, values: { ...named, ...values } } satisfies Message,
  })

  add(ValidateIf((_, value) => (field.required ? complete || value !== undefined : value != null)))
  if (field.required) {
    add(IsNotEmpty(says(field.requiredText ?? 'field.required')))
    if (isText(field)) add(Matches(/\S/, says(field.requiredText ?? 'field.required')))
  }
  // A line break in a name would be injected into mail headers.
  if (field.kind === 'text' || field.kind === 'mediaFolder') add(Matches(/^\P{Cc}*$/u, says('field.oneLine')))
  if (field.kind === 'text' && field.unique) {
    add(
      rule(
        'keyLength',
        (value) => keyOf(field, String(value)).length <= (field.max ?? 0),
        says('field.max', { max: field.max }),
      ),
    )
  }
  if (field.max !== undefined) {
    add(MaxLength(field.max, says('field.max', { max: field.max })))
    add(maxBytes(says('field.max', { max: field.max })))
  }
  if (field.kind === 'references') {
    add(ArrayMaxSize(field.most ?? maxItems, says('field.maxChosen', { most: field.most })))
    return
  }
  if (field.kind === 'password') add(MinLength(field.min ?? 0, says('field.password')))
  else if (field.kind === 'items' && field.min !== undefined) {
    add(ArrayMinSize(field.min, says('field.fewest', { min: field.min })))
  } else if (field.min !== undefined) {
    add(Min(field.min, says('field.min', { min: shown(field, field.min) })))
  }
  if (field.most !== undefined) add(Max(field.most, says('field.most', { most: shown(field, field.most) })))
  if (field.numbers) add(IsIn([...field.numbers], says('field.numbers', { numbers: field.numbers })))
  const isList = field.kind === 'choices'
  if (field.choice) add(IsIn([...field.choice.values], { ...says('field.type'), each: isList }))
  if (field.form === 'email') add(IsEmail({}, says('field.email')))
  if (field.form === 'phone') add(rule('phone', (value) => isPhoneNumber(String(value)), says('field.phone')))
  if (field.form === 'quantity') add(rule('quantity', (value) => isQuantity(String(value)), says('field.quantity')))
  if (field.form === 'anchor') add(Matches(/^[A-Za-z][A-Za-z0-9-]*$/, says('field.anchor')))
  if (field.form === 'link') add(Matches(/^(?!.*\{\{)(\/(?![/\\])|https:\/\/)\S*$/, says('field.link')))
  if (takesPlaceholders(of, field)) {
    const whole = (value: unknown) => field.kind !== 'richText' || hasWholePlaceholders(String(value))
    add(rule('wholePlaceholders', whole, says('field.placeholderPlace')))
    add(rule('knownPlaceholders', (value) => hasKnownPlaceholders(String(value)), says('field.placeholder')))
  }
  if (field.kind === 'color') add(Matches(/^#[0-9a-f]{6}$/, says('field.color')))
  if (field.kind === 'slug') add(Matches(/^([a-z0-9]+(-[a-z0-9]+)*)?$/, says('field.urlForm')))
  if (field.counts) add(lengthIn(field.counts, says('field.counts', { counts: field.counts })))
  if (field.kind === 'items' || field.kind === 'blocks' || field.kind === 'images' || isList) {
    add(ArrayMaxSize(maxItems, says('field.type')))
  }
  if (field.kind === 'items' || field.kind === 'blocks') add(ValidateNested({ each: true }))
}

/** A bound of a field as people read it. */
function shown({ kind }: FieldDescription, bound: number): number | { cents: number } {
  return kind === 'money' ? { cents: bound } : bound
}

function isText(field: FieldDescription): boolean {
  return field.kind === 'text' || field.kind === 'multiline' || field.kind === 'richText'
}

function lengthIn(counts: readonly number[], options: ValidationOptions): PropertyDecorator {
  return rule('lengthIn', (value) => Array.isArray(value) && counts.includes(value.length), options)
}

function maxBytes(options: ValidationOptions): PropertyDecorator {
  return rule('maxBytes', (value) => Buffer.byteLength(String(value)) <= maxTextBytes, options)
}

/** class-validator passes the context on only when the rule has a message, which is not used. */
function rule(name: string, validate: (value: unknown) => boolean, options: ValidationOptions): PropertyDecorator {
  return ValidateBy({ name, validator: { validate, defaultMessage: () => name } }, options)
}
