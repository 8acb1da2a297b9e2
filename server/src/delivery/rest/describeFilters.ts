import { getNullableType, isListType } from 'graphql'
import type { RestOperation } from './documents.js'
import type { JsonSchema, JsonSchemas } from './jsonSchemas.js'
import { restName } from './names.js'
import { emptyReference, filterFields, mayBeEmpty, sortNames } from './readFilters.js'

/** The parameters by which a list is searched, filtered and sorted. */
export function describeFilters(operation: RestOperation, types: JsonSchemas): JsonSchema[] {
  const fields = filterFields(operation)
  const filters = fields.map((field) => {
    const { name, description, type } = field
    const schema = types.input(type)
    return {
      name: restName(name),
      in: 'query',
      ...(description && { description }),
      ...(isListType(getNullableType(type)) && { style: 'form', explode: false }),
      schema: mayBeEmpty(field, fields) ? { anyOf: [schema, { const: emptyReference }] } : schema,
    }
  })
  const names = [...sortNames(operation).keys()]
  const sort = {
    name: 'sort',
    in: 'query',
    description:
      'What the list is sorted by, upwards; with a `-` before it downwards. By id when it is not given, or empty.',
    schema: { type: 'string', enum: [...names, ...names.map((name) => `-${name}`), ''] },
  }
  return [...filters, sort]
}
