import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'
import { type Class, type FieldDescription, fieldsOf, isStored } from '../fields/FieldDescription.js'

/** Fields that relations and visibility depend on. */
const always = ['id', 'version', 'language', 'pair', 'visible', 'createdAt']

/**
 * The stored fields of an entity that an operation has to read. Long texts and blocks that are not requested are not
 * loaded.
 * @param field the field of the answer that contains the records, when they are not the answer itself
 */
export function requestedColumns(info: GraphQLResolveInfo, type: Class, field?: string): string[] {
  const sets = info.fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? [])
  const asked = namesIn(info, field === undefined ? sets : setsOf(info, sets, field))
  const fields = fieldsOf(type)
  for (const { name, derivedFrom = [] } of fields) {
    if (asked.has(name)) for (const each of derivedFrom) asked.add(each)
  }
  return fields.filter((each) => isStored(each) && isRead(each, asked)).map(({ name }) => name)
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
