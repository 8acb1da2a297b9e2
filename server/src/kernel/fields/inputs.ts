import { ValidateIf, ValidateNested } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { fieldLabels } from '../i18n/labels.js'
import { blockKeyOf } from './blockTypes.js'
import { type Class, type FieldDescription, fieldsOf, isWritable } from './FieldDescription.js'
import { isTranslated } from './isTranslated.js'
import { ownerOf } from './outputTypes.js'
import { addRules } from './rules.js'

export interface Inputs {
  create: Class
  update: Class
}

const entityInputs = new Map<Class, Inputs>()

/**
 * The inputs to create and to update an entity. Every field is optional in GraphQL, so that the write pipeline reports
 * all missing fields together.
 */
export function inputsFor(entity: Class): Inputs {
  const known = entityInputs.get(entity)
  if (known) return known
  const fields = fieldsOf(entity).filter(isWritable)
  const create = inputType(`Create${entity.name}Input`, entity, fields, true)
  Field(() => Int, { nullable: true, description: 'A reserved id; one is given when left out.' })(
    create.prototype,
    'id',
  )
  if (isTranslated(entity)) {
    Field(() => Int, { nullable: true, description: 'The record in the other language that this one translates.' })(
      create.prototype,
      'translationOf',
    )
  }
  const update = inputType(`Update${entity.name}Input`, entity, fields, false)
  Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is refused with CONFLICT.' })(
    update.prototype,
    'version',
  )
  const inputs = { create, update }
  entityInputs.set(entity, inputs)
  return inputs
}

/** What an input of the API was made from. */
export interface DescribedInput {
  /** The entity or part whose fields it has. */
  of: Class
  /** Its class, with the rules. */
  input: Class
  /** Whether required fields must be sent. */
  complete: boolean
}

const describedInputs = new Map<string, DescribedInput>()

const inputsAlike = new Map<string, () => Class>()

/** Says that an input of its own has fields of an entity, so that their rules are told with whatever else is wrong. */
export function describeInput(name: string, entity: () => Class): void {
  inputsAlike.set(name, entity)
}

/** @param name of an input in the schema; undefined for one that is no input of described fields */
export function describedInput(name: string): DescribedInput | undefined {
  const alike = inputsAlike.get(name)?.()
  return alike ? { of: alike, input: inputsFor(alike).create, complete: true } : describedInputs.get(name)
}

/** An input of these fields of an entity or a part, with their rules; `complete` when required fields must be sent. */
export function inputType(name: string, of: Class, fields: FieldDescription[], complete: boolean): Class {
  const owner = ownerOf(of)
  const type = { [name]: class {} }[name] as Class
  describedInputs.set(name, { of, input: type, complete })
  InputType(name, { description: complete ? `A whole ${owner}.` : `What can be changed of a ${owner}.` })(type)
  for (const field of fields) {
    const fieldType = field.kind.input?.type(field)
    if (!fieldType) throw new Error(`No client sends ${owner}.${field.name}`)
    Field(() => fieldType, { nullable: true, description: `${fieldLabels(owner, field.name).en}.` })(
      type.prototype,
      field.name,
    )
    addRules(type, of, field, owner, complete)
  }
  return type
}

const partInputs = new Map<Class, Class>()

/** The input of a block or a list item; it is always sent complete. */
export function partInput(part: Class): Class {
  const known = partInputs.get(part)
  if (known) return known
  const type = inputType(`${part.name}Input`, part, fieldsOf(part).filter(isWritable), true)
  partInputs.set(part, type)
  return type
}

const blockInputs = new Map<unknown, Class>()

/** The input that takes exactly one kind of block under its key: `{ faq: { … } }`. */
export function blockInput(blockTypes: () => readonly Class[]): Class {
  const known = blockInputs.get(blockTypes)
  if (known) return known
  const type = { BlockInput: class {} }.BlockInput as Class
  InputType('BlockInput', { description: 'A part of a page: exactly one of these.' })(type)
  for (const block of blockTypes()) {
    const key = blockKeyOf(block)
    const part = partInput(block)
    Field(() => part, { nullable: true, description: `A block of the type ${key}.` })(type.prototype, key)
    ValidateIf((_, value) => value != null)(type.prototype, key)
    ValidateNested()(type.prototype, key)
  }
  blockInputs.set(blockTypes, type)
  return type
}
