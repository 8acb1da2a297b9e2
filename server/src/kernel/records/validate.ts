import { validate as check, type ValidationError } from 'class-validator'
import type { Values } from '../context/Row.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { checkTogether } from '../fields/checks.js'
import { type Class, fieldsOf, isWritable } from '../fields/FieldDescription.js'
import { type DescribedInput, partInput } from '../fields/inputs.js'
import { partsIn } from '../fields/partsIn.js'
import type { Message } from '../i18n/say.js'
import { assertImageCount } from './assertImageCount.js'
import { changedValues, isSameValue } from './changedValues.js'
import { normalise, withDefaults } from './normalise.js'

/**
 * Checks values against the rules of an input, and the resulting record as a whole; of its blocks those that are among
 * the values, as a deletion may have emptied others.
 * @param besides what is known to be wrong already; of a field that breaks a rule too, the rule is named
 * @param stored the record as it was: what is wrong with it and is not changed stays, such as a rate of VAT from before
 * @throws ShopError VALIDATION that names every invalid field
 */
export async function validate(
  type: Class,
  input: Class,
  values: Values,
  whole: Values = values,
  besides: FieldErrors = {},
  stored: Values | null = null,
): Promise<void> {
  assertImageCount(type, whole)
  const changed = stored ? changedValues(values, stored) : values
  const fields = {
    ...besides,
    ...newlyWrongTogether(type, whole, stored),
    ...partErrors(type, changed),
    ...(await ruleErrors(type, input, changed)),
  }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

/**
 * The rules that values break of which others are not even of their type and were left out, so that a caller learns of
 * all at once.
 */
export async function rulesBrokenBesides(
  { of, input, complete }: DescribedInput,
  values: Values,
): Promise<FieldErrors> {
  const rest = complete ? withDefaults(of, values) : normalise(of, values)
  return {
    ...(complete ? togetherErrors(of, rest) : {}),
    ...partErrors(of, rest),
    ...(await ruleErrors(of, input, rest)),
  }
}

async function ruleErrors(type: Class, input: Class, values: Values): Promise<FieldErrors> {
  const errors = await check(instanceOf(type, input, values), {
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
  })
  return fieldErrors(errors)
}

/** Errors of rules across several fields. */
function togetherErrors(type: Class, values: Values, path = ''): FieldErrors {
  const errors = Object.entries(checkTogether(type, values))
  return Object.fromEntries(errors.map(([name, message]) => [path + name, [message]]))
}

/** Errors of rules across several fields that a record did not have before. */
export function newlyWrongTogether(type: Class, whole: Values, stored: Values | null): FieldErrors {
  const errors = togetherErrors(type, whole)
  if (stored === null) return errors
  const earlier = togetherErrors(type, stored)
  const isNew = ([path, messages]: [string, Message[]]) => {
    const [field = ''] = path.split('.')
    return !isSameValue(whole[field], stored[field]) || !isSameValue(messages, earlier[path])
  }
  return Object.fromEntries(Object.entries(errors).filter(isNew))
}

/** The same within each part. */
function partErrors(type: Class, values: Values): FieldErrors {
  return Object.assign({}, ...partsIn(type, values).map(({ type: of, part, path }) => togetherErrors(of, part, path)))
}

/** The rules are decorators of the input classes, so values and their parts become instances of these. */
function instanceOf(type: Class, input: Class, values: Values): object {
  const instance: Values = Object.assign(new input(), values)
  for (const field of fieldsOf(type).filter(isWritable)) {
    const { parts } = field.kind
    const value = values[field.name]
    if (!parts || !Array.isArray(value)) continue
    instance[field.name] = value.map((part: Values) => {
      const of = parts.typeOf(field, part)
      return parts.sent(field, part, of && instanceOf(of, partInput(of), part))
    })
  }
  return instance
}

function fieldErrors(errors: ValidationError[], parent = ''): FieldErrors {
  return Object.assign(
    {},
    ...errors.map((error) => {
      const path = parent + error.property
      const own = Object.values(error.contexts ?? {}) as Message[]
      return {
        // A missing value breaks several rules; the first message is the most helpful.
        ...(own[0] && { [path]: [own[0]] }),
        ...fieldErrors(error.children ?? [], `${path}.`),
      }
    }),
  )
}
