import { Field, ObjectType } from 'type-graphql'
import { fieldLabels } from '../i18n/labels.js'
import { type Class, type FieldDescription, fieldsOf, isNullable } from './FieldDescription.js'

/** The output type of a reference's target: the managed record, or its public form. */
type TargetType = (target: Class) => Class

/**
 * Adds the fields of an object type of the API.
 * @param typeOf returns the type for other records
 * @param options `isUnfinished` where a required value may be missing
 */
export function addOutputFields(
  type: Class,
  fields: FieldDescription[],
  owner: string,
  typeOf: TargetType,
  { isUnfinished = false } = {},
): void {
  for (const field of fields) {
    const { output } = field.kind
    if (!output) throw new Error(`${owner}.${field.name} is never answered`)
    Field(() => output(field, typeOf), {
      nullable: isUnfinished || isNullable(field),
      simple: true,
      description: descriptionOf(owner, field),
    })(type.prototype, field.name)
  }
}

function descriptionOf(owner: string, { name, kind: { unit } }: FieldDescription): string {
  const words = fieldLabels(owner, name).en
  return `${words}${unit ? `, ${unit}` : ''}.`
}

export function targetOf(field: FieldDescription): Class {
  if (!field.target) throw new Error(`${field.name} has no target`)
  return field.target()
}

const publicTypes = new Map<Class, Class>()

/** The form in which visitors see an entity: `PublicProduct` has the fields of `Product` that are public. */
export function publicTypeOf(entity: Class): Class {
  const known = publicTypes.get(entity)
  if (known) return known
  const type = { [`Public${entity.name}`]: class {} }[`Public${entity.name}`] as Class
  publicTypes.set(entity, type)
  ObjectType(type.name, { description: `What visitors see of ${entity.name}.` })(type)
  addOutputFields(
    type,
    fieldsOf(entity).filter((field) => field.public),
    ownerOf(entity),
    publicTypeOf,
  )
  return type
}

/** The owner of a class's field labels in the catalogue: `newsItem` for NewsItem. */
export function ownerOf(type: Class): string {
  return type.name.charAt(0).toLowerCase() + type.name.slice(1)
}
