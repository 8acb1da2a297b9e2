import { ArrayMaxSize, IsIn, Matches, Max, MaxLength, Min, ValidateBy, type ValidationOptions } from 'class-validator'
import { lengthOfText } from '../../shared/shopPlaceholders.js'
import type { FieldDescription, RuleTelling } from '../FieldDescription.js'
import { hasKnownPlaceholders, takesPlaceholders } from '../placeholders.js'

/** The most items of a list without a limit of its own. */
export const maxItems = 200

/** The capacity of a text column in bytes, the same for every database. */
const maxTextBytes = 65_535

/** class-validator passes the context on only when the rule has a message, which is not used. */
export function rule(
  name: string,
  validate: (value: unknown) => boolean,
  options: ValidationOptions,
): PropertyDecorator {
  return ValidateBy({ name, validator: { validate, defaultMessage: () => name } }, options)
}

/** A line break in a name would be injected into mail headers. */
export function oneLine({ says }: RuleTelling): PropertyDecorator {
  return Matches(/^\P{Cc}*$/u, says('field.oneLine'))
}

/** @param isMeasuredAsShown whether a price counts as what visitors read, where the column holds any length */
export function lengthRules(
  { max }: FieldDescription,
  { says }: RuleTelling,
  { isMeasuredAsShown = false } = {},
): PropertyDecorator[] {
  if (max === undefined) return []
  const isShort = (value: unknown) => typeof value !== 'string' || lengthOfText(value) <= max
  const isStorable = (value: unknown) => Buffer.byteLength(String(value)) <= maxTextBytes
  const longest = isMeasuredAsShown
    ? rule('max', isShort, says('field.max', { max }))
    : MaxLength(max, says('field.max', { max }))
  return [longest, rule('maxBytes', isStorable, says('field.max', { max }))]
}

/** @param shown a bound as people read it */
export function boundRules(
  { min, max, numbers }: FieldDescription,
  { says }: RuleTelling,
  shown: (bound: number) => number | { cents: number } = (bound) => bound,
): PropertyDecorator[] {
  return [
    ...(min === undefined ? [] : [Min(min, says('field.min', { min: shown(min) }))]),
    ...(max === undefined ? [] : [Max(max, says('field.maxValue', { max: shown(max) }))]),
    ...(numbers ? [IsIn([...numbers], says('field.numbers', { numbers }))] : []),
  ]
}

export function choiceRules({ choice }: FieldDescription, { says }: RuleTelling, each = false): PropertyDecorator[] {
  return choice ? [IsIn([...choice.values], { ...says('field.type'), each })] : []
}

export function placeholderRules(field: FieldDescription, { of, says }: RuleTelling): PropertyDecorator[] {
  if (!takesPlaceholders(of, field)) return []
  return [rule('knownPlaceholders', (value) => hasKnownPlaceholders(String(value)), says('field.placeholder'))]
}

export function listRules({ says }: RuleTelling): PropertyDecorator[] {
  return [ArrayMaxSize(maxItems, says('field.type'))]
}
