import { type GraphQLField, type GraphQLObjectType, type GraphQLOutputType, getNamedType, isObjectType } from 'graphql'
import { mapInTurns } from '../../kernel/graphql/listsInTurns.js'
import { type RestOperation, rowType } from './documents.js'
import { kindOfPart, restName, restValue } from './names.js'
import type { AnswerForm } from './routes.js'
import { partFields, type Shape, shapeOf, wholeFields } from './shapes.js'

type Data = Record<string, unknown>

export interface RestAnswer {
  data: unknown
  meta?: {
    total: number
    /** The names in the query that the list does not know. */
    ignored?: string[]
  }
}

/** What an operation answered, in the form of REST. */
export async function printAnswer(form: AnswerForm, operation: RestOperation, value: unknown): Promise<RestAnswer> {
  const { type, readable } = operation
  switch (form) {
    case 'value':
      return { data: printWhole(type, value, readable) }
    case 'rows':
      return printRows(operation, value)
    case 'total':
      return { data: (value as Data).total }
    case 'exists':
      return { data: value !== null }
    case 'address':
      return { data: { data: (value as Data).url } }
  }
}

async function printRows({ type, readable }: RestOperation, value: unknown): Promise<RestAnswer> {
  const named = getNamedType(type)
  const rows = isObjectType(named) && rowType(named)
  if (!rows) {
    const all = value as unknown[]
    return { data: all.map((row) => printWhole(type, row, readable)), meta: { total: all.length } }
  }
  const { items, total } = value as { items: Data[]; total: number }
  const fields = wholeFields(rows, readable)
  return { data: await mapInTurns(items, (row) => printFields(fields, row)), meta: { total } }
}

function printWhole(type: GraphQLOutputType, value: unknown, readable?: readonly string[]): unknown {
  const named = getNamedType(type)
  return isObjectType(named) && value !== null ? printFields(wholeFields(named, readable), value as Data) : value
}

function printFields(fields: GraphQLField<unknown, unknown>[], data: Data): Data {
  const printed: Data = {}
  for (const field of fields) {
    const { name, shape } = formOf(field)
    printed[name] = printNested(shape, data[field.name])
  }
  return printed
}

const forms = new WeakMap<GraphQLField<unknown, unknown>, { name: string; shape: Shape }>()

/** How a field is shown, found out once. */
function formOf(field: GraphQLField<unknown, unknown>) {
  const known = forms.get(field)
  if (known) return known
  const form = { name: restName(field.name), shape: shapeOf(field.type) }
  forms.set(field, form)
  return form
}

function printNested(shape: Shape, value: unknown): unknown {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((each) => printNested(shape, each))
  switch (shape.kind) {
    case 'scalar':
      return value
    case 'choice':
      return restValue(shape.type, value)
    case 'image':
      return (value as Data).url
    case 'record':
      return (value as Data).id
    case 'part':
      return printFields(partFields(shape.type), value as Data)
    case 'oneOf': {
      const [field] = partFields(shape.type).filter(({ name }) => (value as Data)[name] != null)
      return field ? printNested(shapeOf(field.type), (value as Data)[field.name]) : null
    }
    case 'union':
      return printUnion(shape.type.getTypes(), value as Data)
  }
}

function printUnion(types: readonly GraphQLObjectType[], value: Data): Data {
  const type = types.find(({ name }) => name === value.__typename)
  if (!type) throw new Error(`${value.__typename} is none of the parts of the schema`)
  return { type: kindOfPart(type.name), ...printFields(partFields(type), value) }
}
