import { Field, InputType, Int, registerEnumType } from 'type-graphql'
import type { Values } from '../context/Row.js'
import { type Class, fieldsOf } from '../fields/FieldDescription.js'
import { isTranslated } from '../fields/isTranslated.js'
import type { ManagedEntity } from '../fields/Managed.js'
import { hasRange, rangeNames } from '../fields/ranges.js'
import { translationStates } from './translationState.js'

export enum SortOrder {
  asc = 'asc',
  desc = 'desc',
}
registerEnumType(SortOrder, { name: 'SortOrder', description: 'Upwards or downwards.' })

export interface ListArguments {
  filter?: Values | null
  sort?: { field: string; order: SortOrder } | null
  page: number
  perPage: number
}

export interface ListInputs {
  filter: Class
  sort: Class
}

/** The filter and sort inputs for a list of an entity, derived from its fields. */
export function listInputsFor(entity: ManagedEntity): ListInputs {
  return { filter: filterInput(entity), sort: sortInput(entity) }
}

function filterInput({ type }: ManagedEntity): Class {
  const filter = namedClass(`${type.name}Filter`)
  InputType(filter.name, { description: 'All that is given must hold.' })(filter)
  const add = (field: string, of: () => unknown, description: string) =>
    Field(of as () => Class, { nullable: true, description })(filter.prototype, field)
  add(
    'search',
    () => String,
    `A part of any text of the overview${ofReferences(type)}, ignoring case, accents and hyphens; where none has it, typing errors are forgiven.`,
  )
  add(
    'inTexts',
    () => Boolean,
    'Whether a search looks in all texts of the records that the caller reads, with those that belong to them: what overviews do not show too.',
  )
  add('exactSearch', () => Boolean, 'Whether a search forgives no typing errors.')
  add('ids', () => [Int], 'One of these records.')
  if (isTranslated(type)) {
    add('translationState', () => translationStates.enumType, 'How it stands with the translation.')
    add(
      'siblingsAsOne',
      () => Boolean,
      'Of two siblings that are asked for, the one in the language of the call alone.',
    )
  }
  for (const field of fieldsOf(type).filter((each) => each.filterable || hasRange(each))) {
    const { filter: asked } = field.kind
    if (!asked) throw new Error(`Lists of ${type.name} cannot be narrowed down by ${field.name}`)
    const of = () => asked.type(field)
    add(field.name, of, asked.isByPart ? 'A part of it, ignoring case and accents.' : 'Exactly this.')
    if (!hasRange(field)) continue
    const { from, to } = rangeNames(field)
    add(from, of, 'From this on, itself included.')
    add(to, of, 'Up to this, itself included.')
  }
  return filter
}

function ofReferences(type: Class): string {
  const searched = fieldsOf(type).flatMap(({ name, searchedBy }) => (searchedBy ? [{ name, searchedBy }] : []))
  return searched.map(({ name, searchedBy }) => `, or of the ${searchedBy.join(' or ')} of its ${name}`).join('')
}

function sortInput({ type }: ManagedEntity): Class {
  const sortable = fieldsOf(type).filter((field) => field.sortable)
  const fields = Object.fromEntries(sortable.map(({ name }) => [name, name]))
  registerEnumType(fields, {
    name: `${type.name}SortField`,
    description: `What a list of ${type.name} can be sorted by.`,
  })
  const sort = namedClass(`${type.name}Sort`)
  InputType(sort.name, { description: `In which order a list of ${type.name} is answered.` })(sort)
  Field(() => fields)(sort.prototype, 'field')
  Field(() => SortOrder, { defaultValue: SortOrder.asc })(sort.prototype, 'order')
  return sort
}

export function namedClass(name: string): Class {
  return { [name]: class {} }[name] as Class
}
