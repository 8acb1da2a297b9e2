import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  isUnionType,
} from 'graphql'
import { getMetadataStorage } from 'type-graphql'
import { declaredGrant } from '../access/Granted.js'
import { PublicContext } from '../context/PublicContext.js'
import { isDeclaredPublic } from '../context/PublicResponse.js'

type OperationField = GraphQLField<unknown, unknown>
type ResolverMetadata = Pick<
  ReturnType<typeof getMetadataStorage>['queries'][number],
  'target' | 'methodName' | 'params' | 'roles' | 'middlewares'
>

/**
 * Rejects operations whose answers are cached for every visitor although they can depend on the caller.
 * @param managedNames the types whose fields depend on the role of the reader
 * @throws Error with a sentence for each fault
 */
export function assertPublicResponses(schema: GraphQLSchema, managedNames: readonly string[]): void {
  const queries = declaredOf(schema.getQueryType()).flatMap((field) => queryFaults(field, managedNames))
  const mutations = declaredOf(schema.getMutationType()).map(({ name }) =>
    sentence(name, 'it is a mutation, and nothing that writes is answered from a cache'),
  )
  const faults = [...queries, ...mutations]
  if (faults.length > 0) throw new Error(faults.join('\n'))
}

function declaredOf(root: ReturnType<GraphQLSchema['getQueryType']>): OperationField[] {
  return Object.values(root?.getFields() ?? {}).filter(isDeclaredPublic)
}

function queryFaults(field: OperationField, managedNames: readonly string[]): string[] {
  const { name } = field
  const faults: string[] = []
  const grant = declaredGrant(field)
  if (!grant || !('roles' in grant) || grant.roles !== 'everyone') {
    faults.push(sentence(name, "it is not granted to 'everyone'"))
  }
  const resolver = getMetadataStorage().queries.find(({ schemaName }) => schemaName === name)
  if (!resolver || seesCaller(resolver)) {
    faults.push(sentence(name, 'its resolver can see who calls: it may take PublicContext, arguments and info alone'))
  }
  const answered = reachableTypes(field)
  for (const type of answered.filter((each) => managedNames.includes(each))) {
    faults.push(sentence(name, `it answers ${type}, whose fields depend on who reads them`))
  }
  for (const { schemaName, getObjectType, ...each } of getMetadataStorage().fieldResolvers) {
    const owner = answered.find((type) => type === ownerName(getObjectType?.()))
    if (owner && seesCaller(each)) faults.push(sentence(name, `its ${owner}.${schemaName} can see who calls`))
  }
  return faults
}

function sentence(operation: string, reason: string): string {
  return `${operation} is declared @PublicResponse(), but ${reason}.`
}

/** The types of a resolver's parameters come from the metadata that the compiler emits. */
function seesCaller({ target, methodName, params = [], roles = [], middlewares = [] }: ResolverMetadata): boolean {
  const types: unknown[] = Reflect.getMetadata('design:paramtypes', target.prototype, methodName) ?? []
  const isHarmless = (param: (typeof params)[number]) =>
    ['arg', 'args', 'info', 'root'].includes(param.kind) ||
    (param.kind === 'context' && param.propertyName === undefined && types[param.index] === PublicContext)
  return roles.length > 0 || middlewares.length > 0 || !params.every(isHarmless)
}

function ownerName(type: unknown): string | undefined {
  return getMetadataStorage().objectTypes.find(({ target }) => target === type)?.name
}

/** The names of all types that an answer can hold. */
function reachableTypes(operation: OperationField): string[] {
  const known = new Set<string>()
  const visit = (type: GraphQLNamedType) => {
    if (known.has(type.name)) return
    known.add(type.name)
    if (isUnionType(type)) type.getTypes().forEach(visit)
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) visit(getNamedType(field.type))
  }
  visit(getNamedType(operation.type))
  return [...known]
}
