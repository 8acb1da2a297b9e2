import { isEnumType, isInputObjectType, isObjectType } from 'graphql'

/** Enums that the back office asks for by name, besides the fields that lists are sorted by. */
const askedEnums = new Set(['UniqueField', 'DownloadFileType'])

/**
 * A plugin of graphql-codegen: of the schema only what the back office's data provider asks (see `SchemaFacts`), as JSON: records
 * and blocks, what they are written and found by, and nothing of other answers.
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
  const names = new Set(types.map(({ name }) => name))
  /** @param {string} name of a record or a block */
  const inputsOf = (name) => [`${name}Filter`, `Create${name}Input`, `Update${name}Input`, `${name}Input`]
  const managed = types.filter(isObjectType).filter(({ name }) => inputsOf(name).some((input) => names.has(input)))
  const inputs = new Set(managed.flatMap(({ name }) => inputsOf(name)))
  const facts = {
    objects: byName(managed, (type) =>
      Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)])),
    ),
    inputs: byName(
      types.filter(isInputObjectType).filter(({ name }) => inputs.has(name)),
      (type) => Object.keys(type.getFields()),
    ),
    enums: byName(
      types.filter(isEnumType).filter(({ name }) => name.endsWith('SortField') || askedEnums.has(name)),
      (type) => type.getValues().map(({ name }) => name),
    ),
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
