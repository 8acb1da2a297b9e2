import { buildSchema, findBreakingChanges, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'

/**
 * @typedef {object} ApiChange something that clients of the last version may notice
 * @property {string} what its coordinate, as the changelog must name it: `Product.price`, `GET /products`
 * @property {string} said a sentence
 * @property {boolean} isRemoval whether it could have been deprecated first
 * @property {boolean} wasDeprecated whether the last version did
 */

/** Where the coordinate stands in the sentences of graphql-js; arguments are named as `Type.field(argument)`. */
const sentences = [
  { pattern: /^(\w+) was removed from enum type (\w+)\.$/, at: '$2.$1', isRemoval: true },
  { pattern: /^(\w+) was removed from union type (\w+)\.$/, at: '$2' },
  { pattern: /^A required field (\w+) on input type (\w+) was added\.$/, at: '$2.$1' },
  { pattern: /^A required arg (\w+) on (\w+\.\w+) was added\.$/, at: '$2($1)' },
  { pattern: /^(\w+\.\w+) arg (\w+) was removed\.$/, at: '$1($2)', isRemoval: true },
  { pattern: /^(\w+\.\w+) arg (\w+) has changed .*$/, at: '$1($2)' },
  { pattern: /^(\w+\.\w+) was removed\.$/, at: '$1', isRemoval: true },
  { pattern: /^(\w+(?:\.\w+)?) .*$/, at: '$1' },
]

/**
 * What was removed from the schema, or changed so that documents of the last version no longer do.
 * @param {string} last schema as text
 * @param {string} present
 * @returns {ApiChange[]}
 */
export function graphqlChanges(last, present) {
  const before = buildSchema(last)
  return findBreakingChanges(before, buildSchema(present)).map(({ description }) => {
    const found = sentences.find(({ pattern }) => pattern.test(description))
    const what = found ? description.replace(found.pattern, found.at) : description
    const isRemoval = found?.isRemoval ?? false
    return { what, said: description, isRemoval, wasDeprecated: isRemoval && isDeprecated(before, what) }
  })
}

/**
 * @param {import('graphql').GraphQLSchema} schema
 * @param {string} coordinate `Type.field`, `Enum.value` or `Type.field(argument)`
 */
function isDeprecated(schema, coordinate) {
  const [, typeName = '', name = '', argument] = /^(\w+)\.(\w+)(?:\((\w+)\))?$/.exec(coordinate) ?? []
  const type = schema.getType(typeName)
  if (isEnumType(type)) return type.getValue(name)?.deprecationReason != null
  if (isInputObjectType(type)) return type.getFields()[name]?.deprecationReason != null
  if (!isObjectType(type) && !isInterfaceType(type)) return false
  const field = type.getFields()[name]
  const found = argument === undefined ? field : field?.args.find((each) => each.name === argument)
  return found?.deprecationReason != null || field?.deprecationReason != null
}
