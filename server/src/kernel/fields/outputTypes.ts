import { type GraphQLScalarType } from 'graphql'
import { createUnionType, Field, Float, Int, ObjectType } from 'type-graphql'
import { fieldLabels } from '../i18n/labels.js'
import { blockKeyOf } from './blockTypes.js'
import { type Class, type FieldDescription, fieldsOf, isNullable } from './FieldDescription.js'
import { ImageObject } from './ImageObject.js'
import { DayScalar, InstantScalar, MoneyScalar } from './scalars.js'
import { PageTranslation, Translation } from './Translation.js'

type OutputType = Class | GraphQLScalarType | typeof String | typeof Boolean | object

/** The output type of a reference's target: the managed record, or its public form. */
type TargetType = (target: Class) => Class

/** Adds the fields of an object type of the API. `typeOf` returns the type for other records. */
export function addOutputFields(type: Class, fields: FieldDescription[], owner: string, typeOf: TargetType): void {
  for (const field of fields) {
    // TypeGraphQL needs the union registered before it resolves the types of fields.
    if (field.kind === 'blocks') blockUnion(field)
    Field(() => outputType(field, typeOf), {
      nullable: isNullable(field),
      simple: true,
      description: descriptionOf(owner, field),
    })(type.prototype, field.name)
  }
}

const units: Partial<Record<FieldDescription['kind'], string>> = {
  money: "in the shop's currency",
  richText: 'HTML, cleaned',
  instant: 'UTC',
}

function descriptionOf(owner: string, field: FieldDescription): string {
  const unit = units[field.kind]
  const words = fieldLabels(owner, field.name).en
  return `${words}${unit ? `, ${unit}` : ''}.`
}

function outputType(field: FieldDescription, typeOf: TargetType): OutputType {
  switch (field.kind) {
    case 'boolean':
      return Boolean
    case 'count':
    case 'number':
      return Int
    case 'decimal':
      return Float
    case 'money':
      return MoneyScalar
    case 'instant':
      return InstantScalar
    case 'day':
      return DayScalar
    case 'choice':
    case 'icon':
      return field.choice?.enumType ?? String
    case 'choices':
      return [field.choice?.enumType ?? String]
    case 'image':
      return ImageObject
    case 'images':
    case 'folderImages':
      return [ImageObject]
    case 'reference':
      return typeOf(targetOf(field))
    case 'children':
    case 'references':
      return [typeOf(targetOf(field))]
    case 'items':
      return [targetOf(field)]
    case 'records':
      return [publicTypeOf(targetOf(field))]
    case 'blocks':
      return [blockUnion(field)]
    case 'translation':
      return field.name === 'pageTranslation' ? PageTranslation : Translation
    default:
      return String
  }
}

export function targetOf(field: FieldDescription): Class {
  if (!field.target) throw new Error(`${field.name} has no target`)
  return field.target()
}

const unions = new Map<unknown, object>()

function blockUnion(field: FieldDescription): object {
  const key = field.blockTypes
  let union = unions.get(key)
  if (!union) {
    union = createUnionType({
      name: 'Block',
      description: 'A part of a page.',
      types: () => (field.blockTypes?.() ?? []) as [Class, ...Class[]],
      resolveType: (block) => {
        const key = 'type' in block ? block.type : null
        return field.blockTypes?.().find((type) => blockKeyOf(type) === key)?.name
      },
    })
    unions.set(key, union)
  }
  return union
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
