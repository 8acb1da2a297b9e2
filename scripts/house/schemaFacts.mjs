import { isEnumType, isInputObjectType, isObjectType } from 'graphql'

/**
 * A plugin of graphql-codegen: of the schema only what the back office's data provider asks (see `SchemaFacts`), as JSON.
 * The whole introspection is ten times as long, and the back office loads it before its first list.
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string}
 */
export function plugin(schema) {
  // Which operations there are is known from the descriptions of the entities.
  const operations = new Set([schema.getQueryType(), schema.getMutationType()].map((type) => type?.name))
  const types = Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__') && !operations.has(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  const facts = {
    objects: byName(types.filter(isObjectType), (type) =>
      Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)])),
    ),
    inputs: byName(types.filter(isInputObjectType), (type) => Object.keys(type.getFields())),
    enums: byName(types.filter(isEnumType), (type) => type.getValues().map(({ name }) => name)),
  }
  return `${JSON.stringify(facts, null, 2)}\n`
}

/**
 * @template {{name: string}} Type
 * @param {Type[]} types
 * @param {(type: Type) => unknown} factsOf
 */
function byName(types, factsOf) {
  return Object.fromEntries(types.map((type) => [type.name, factsOf(type)]))
}
