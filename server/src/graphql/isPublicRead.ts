import { type FieldNode, Kind, type OperationDefinitionNode } from 'graphql'

/** Whether an operation asks for nothing but what all visitors are told alike. */
export function isPublicRead({ operation, selectionSet: { selections } }: OperationDefinitionNode): boolean {
  const fields = selections.filter((node): node is FieldNode => node.kind === Kind.FIELD)
  return (
    operation === 'query' && fields.length === selections.length && fields.every(({ name }) => isShared(name.value))
  )
}

/** A random choice is a new one for every visitor, and what is of the past year is another every day. */
function isShared(field: string): boolean {
  return field === 'shop' || (/^public[A-Z]/.test(field) && !/^public(Random|NewsPastYear)/.test(field))
}
