import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { ownerFields } from '../access/readableFields.js'
import type { Join } from '../database/joins.js'
import type { RowQuery } from '../database/RowReader.js'
import { type Class, type FieldDescription, fieldsOf, isStored } from '../fields/FieldDescription.js'
import { managedEntity } from '../fields/Managed.js'
import { targetOf } from '../fields/outputTypes.js'
import { Media } from './Media.js'

/** By a field of a document, which is parsed once however often it runs. */
const found = new WeakMap<FieldNode, Map<string, Reads>>()

/** Fields that relations and visibility depend on. */
const always = ['id', 'version', 'language', 'pair', 'state', 'createdAt']

/** What is read in one statement. */
export type Reads = Required<Pick<RowQuery, 'columns' | 'joins'>>

/**
 * What an operation has to read of an entity: the stored fields that it asks for, so that long texts and blocks are not
 * loaded without need, and one record at most for each field that leads to another: what it refers to, its image, its
 * translation.
 * @param field the field of the answer that contains the records, when they are not the answer itself
 */
export function requestedReads(info: GraphQLResolveInfo, type: Class, field?: string): Reads {
  return onceFor(info, `${type.name} in ${field}`, () => {
    const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const ofRecords = field === undefined ? sets : setsOf(info, sets, field)
    return { columns: columnsIn(info, type, ofRecords), joins: joinsIn(info, type, ofRecords) }
  })
}

/** Only the stored fields: the records of a list lead to few others, which are read once for all of them. */
export function requestedColumns(info: GraphQLResolveInfo, type: Class, field?: string): readonly string[] {
  return requestedReads(info, type, field).columns
}

function joinsIn(info: GraphQLResolveInfo, type: Class, sets: readonly SelectionSetNode[]): Join[] {
  return fieldsOf(type).flatMap((each) => {
    const asked = setsOf(info, sets, each.name)
    return asked.length > 0 ? (joinOf(info, type, each, asked) ?? []) : []
  })
}

/** What follows from the document alone is found once, unless the field stands in it several times. */
function onceFor({ fieldNodes }: GraphQLResolveInfo, what: string, find: () => Reads): Reads {
  const [node, ...others] = fieldNodes
  if (!node || others.length > 0) return find()
  const known = found.get(node) ?? new Map<string, Reads>()
  found.set(node, known)
  const reads = known.get(what) ?? find()
  known.set(what, reads)
  return reads
}

function joinOf(
  info: GraphQLResolveInfo,
  type: Class,
  field: FieldDescription,
  asked: readonly SelectionSetNode[],
): Join | null {
  const { name, kind } = field
  switch (kind.leadsTo) {
    case 'record': {
      const target = targetOf(field)
      const columns = new Set([...columnsIn(info, target, asked), ...ownerFields(managedEntity(target).name)])
      return { name, type: target, columns: [...columns], on: [name, 'id'] }
    }
    case 'image':
      return { name, type: Media, on: [name, 'url'] }
    case 'sibling':
      return { name, type, columns: columnsIn(info, type, asked), on: ['pair', 'pair'], isOther: true }
    default:
      return null
  }
}

function columnsIn(info: GraphQLResolveInfo, type: Class, sets: readonly SelectionSetNode[]): string[] {
  const asked = namesIn(info, sets)
  const fields = fieldsOf(type)
  for (const { name, derivedFrom = [] } of fields) {
    if (asked.has(name)) for (const each of derivedFrom) asked.add(each)
  }
  return fields.filter((each) => isStored(each) && isRead(each, asked)).map(({ name }) => name)
}

/** The fields that an operation reads of a record or of each record of a list. */
export function requestedNames(info: GraphQLResolveInfo): Set<string> {
  return namesIn(
    info,
    info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []),
  )
}

function isRead({ name }: FieldDescription, asked: ReadonlySet<string>): boolean {
  return asked.has(name) || always.includes(name)
}

function namesIn(info: GraphQLResolveInfo, sets: readonly SelectionSetNode[]): Set<string> {
  return new Set(sets.flatMap((set) => fieldsIn(info, set).map(({ name }) => name.value)))
}

function setsOf(info: GraphQLResolveInfo, sets: readonly SelectionSetNode[], field: string): SelectionSetNode[] {
  return sets.flatMap((set) =>
    fieldsIn(info, set).flatMap(({ name, selectionSet }) => (name.value === field && selectionSet) || []),
  )
}

/** The fields of a selection, including its fragments. */
function fieldsIn(info: GraphQLResolveInfo, { selections }: SelectionSetNode): FieldNode[] {
  return selections.flatMap((node) => {
    if (node.kind === Kind.FIELD) return [node]
    const fragment = node.kind === Kind.FRAGMENT_SPREAD ? info.fragments[node.name.value] : node
    return fragment ? fieldsIn(info, fragment.selectionSet) : []
  })
}
