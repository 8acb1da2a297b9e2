import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { Values } from '../context/Row.js'
import { type Class, fieldsOf, isAnswered } from '../fields/FieldDescription.js'
import { inputsFor } from '../fields/inputs.js'
import { type ManagedEntity, managedEntity } from '../fields/Managed.js'
import { fromEntities } from '../fields/managedEntities.js'
import { addOutputFields } from '../fields/outputTypes.js'
import { InstantScalar } from '../fields/scalars.js'
import { namedClass } from '../records/listInputs.js'
import { managedEntityNames } from '../records/managedByName.js'
import { isPublishedKind } from './Published.js'

/** The kinds that have drafts. */
export const draftKinds = fromEntities((entities) => entities.filter(isPublishedKind).map(managedEntity))

/** What is sent of one record, under the name of its kind: `{ tip: { title: "…" } }`. */
export const draftInput = fromEntities((): Class => {
  const type = namedClass('DraftInput')
  InputType(type.name, { description: 'What is to become of a record: exactly one of these.' })(type)
  for (const { name, type: of } of draftKinds()) {
    const { create } = inputsFor(of)
    Field(() => create, { nullable: true, description: `Of a ${name}.` })(type.prototype, name)
  }
  return type
})

/** The kind that an input names, and what it says of the record. */
export function sentOf(input: Values): { entity: ManagedEntity; values: Values } {
  const [entity] = draftKinds().filter(({ name }) => input[name] != null)
  if (!entity) throw new Error('GraphQL asks for exactly one')
  return { entity, values: input[entity.name] as Values }
}

/** A record as its form has it, in which anything may be missing. */
export function draftValuesType({ type, name }: ManagedEntity): Class {
  const known = valuesTypes.get(type)
  if (known) return known
  const values = namedClass(`${type.name}Values`)
  valuesTypes.set(type, values)
  ObjectType(values.name, { description: `A ${name} that is not published: what it lacks is null.` })(values)
  addOutputFields(values, fieldsOf(type).filter(isAnswered), name, (target) => target, { isUnfinished: true })
  return values
}

const valuesTypes = new Map<Class, Class>()

/** The record of a draft, under the name of its kind. */
export const draftValues = fromEntities((): Class => {
  const type = namedClass('DraftValues')
  ObjectType(type.name, { description: 'A record as it would be once published: one of these.' })(type)
  for (const entity of draftKinds()) {
    const values = draftValuesType(entity)
    Field(() => values, { nullable: true, simple: true, description: `A ${entity.name}.` })(type.prototype, entity.name)
  }
  return type
})

@ObjectType({ simpleResolvers: true, description: 'What is to become of a record, which no visitor sees yet.' })
export class RecordDraft {
  @Field(() => managedEntityNames.enumType, { description: 'Its entity.' })
  entity: string

  @Field(() => Int, { description: 'The record, or the id that is reserved for it.' })
  record: number

  @Field(() => Boolean, { description: 'Whether there is no record yet.' })
  isNew: boolean

  @Field(() => String, { description: 'What it is called, as far as it is said.' })
  title: string

  @Field(() => String, { nullable: true, description: 'Its language, `nl` or `en`.' })
  language: string | null

  @Field(() => Int, { description: 'Incremented by every save; saving an older one is a CONFLICT.' })
  version: number

  @Field(() => String, { nullable: true, description: 'Who saved it last; null for a program.' })
  userName: string | null

  @Field(() => InstantScalar, { description: 'When it was saved last, UTC.' })
  at: string

  @Field(() => InstantScalar, { nullable: true, description: 'When it publishes itself, UTC; null for never.' })
  publishAt: string | null

  @Field(() => String, { nullable: true, description: 'Why it could not publish itself.' })
  failure: string | null

  @Field(() => [String], { description: 'The fields that it changes.' })
  changes: string[]

  @Field(() => [String], {
    description: 'Those of them that were changed in the record since: publishing overwrites them.',
  })
  overtaken: string[]

  @Field(() => draftValues(), { description: 'The record as it would be once published.' })
  values: Values
}

@ObjectType({ simpleResolvers: true, description: 'A page of the drafts.' })
export class DraftList {
  @Field(() => [RecordDraft], { description: 'The drafts of this page, the last saved first.' })
  items: RecordDraft[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}
