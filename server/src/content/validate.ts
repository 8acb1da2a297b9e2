import { validate as check, type ValidationError } from 'class-validator'
import type { Values } from '../context/Row.js'
import { type FieldErrors, ShopError } from '../errors/ShopError.js'
import { blockKeyOf } from '../fields/blockTypes.js'
import { checkTogether } from '../fields/checks.js'
import { type Class, fieldsOf, isWritable } from '../fields/FieldDescription.js'
import { blockInput, partInput } from '../fields/inputs.js'
import { targetOf } from '../fields/outputTypes.js'
import type { Message } from '../i18n/say.js'
import { assertImageCount } from './assertImageCount.js'

/**
 * Checks values against the rules of an input, and the resulting record as a whole.
 * @throws ShopError VALIDATION that names every invalid field
 */
export async function validate(type: Class, input: Class, values: Values, whole: Values = values): Promise<void> {
  assertImageCount(type, whole)
  const errors = await check(instanceOf(type, input, values), {
    forbidUnknownValues: false,
    validationError: { target: false, value: false },
  })
  const fields = { ...togetherErrors(type, whole), ...fieldErrors(errors) }
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
}

/** Errors of rules across several fields, including those of blocks. */
function togetherErrors(type: Class, values: Values, path = ''): FieldErrors {
  const own = Object.entries(checkTogether(type, values)).map(([name, message]) => [path + name, [message]])
  const blocks = fieldsOf(type).flatMap(({ name, blockTypes }) =>
    ((blockTypes && (values[name] as Values[] | undefined)) ?? []).map((block, index) => {
      const blockType = blockTypes?.().find((candidate) => blockKeyOf(candidate) === block.type)
      return blockType ? togetherErrors(blockType, block, `${path}${name}.${index}.${block.type}.`) : {}
    }),
  )
  return Object.assign({}, Object.fromEntries(own), ...blocks)
}

/** The rules are decorators of the input classes, so values, blocks and list items become instances of these. */
function instanceOf(type: Class, input: Class, values: Values): object {
  const instance: Values = Object.assign(new input(), values)
  for (const field of fieldsOf(type).filter(isWritable)) {
    const value = values[field.name]
    if (!Array.isArray(value)) continue
    if (field.kind === 'items') {
      const item = targetOf(field)
      instance[field.name] = value.map((each: Values) => instanceOf(item, partInput(item), each))
    }
    if (field.kind === 'blocks' && field.blockTypes) {
      const { blockTypes } = field
      instance[field.name] = value.map((block: Values) => blockInstance(blockTypes, block))
    }
  }
  return instance
}

function blockInstance(blockTypes: () => readonly Class[], block: Values): object {
  const type = blockTypes().find((candidate) => blockKeyOf(candidate) === block.type)
  const instance = new (blockInput(blockTypes))()
  return type ? Object.assign(instance, { [blockKeyOf(type)]: instanceOf(type, partInput(type), block) }) : instance
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
