import {
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLNonNull,
  type GraphQLObjectType,
  type GraphQLOutputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
} from 'graphql'
import { isReadableByAll } from '../../kernel/access/readableFields.js'
import { fieldOf } from '../../kernel/fields/FieldDescription.js'
import { describedInput } from '../../kernel/fields/inputs.js'
import { kindOfPart, restName } from './names.js'
import { computedFields } from './readBody.js'
import { requiredFieldsOf } from './requiredFields.js'
import { entityOf, fieldOfKind, partFields, shapeOf, wholeFields } from './shapes.js'

export type JsonSchema = { [keyword: string]: unknown }

const scalarSchemas: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  String: { type: 'string' },
  Money: { type: 'number', description: "In the shop's currency, with at most two decimals." },
  Day: { type: 'string', format: 'date' },
  Instant: { type: 'string', format: 'date-time' },
  Upload: { type: 'string', contentMediaType: 'application/octet-stream' },
}

const imageSchema: JsonSchema = { type: 'string', description: 'Address of an image on this host.' }

/** The types of the schema as REST shows and takes them, each once under its name. */
export class JsonSchemas {
  readonly named: Record<string, JsonSchema> = {}

  /** A value that is an answer, or a row of one: records are shown whole. @param of the kind that it holds, of several */
  whole(type: GraphQLOutputType, of?: string): JsonSchema {
    const named = getNamedType(type)
    if (isObjectType(named) && of) return this.objectOf(named, of)
    if (isObjectType(named)) return this.object(named, wholeFields(named))
    const scalar = this.scalar(named.name)
    return isListType(getNullableType(type)) ? { type: 'array', items: scalar } : scalar
  }

  /** A value of an argument or of a field of an input. */
  input(type: GraphQLInputType): JsonSchema {
    const nullable = getNullableType(type)
    if (isListType(nullable)) return { type: 'array', items: this.input(nullable.ofType) }
    if (isEnumType(nullable)) return choice(nullable)
    if (!isInputObjectType(nullable)) return this.scalar(nullable.toString())
    return nullable.isOneOf ? this.oneOf(nullable) : this.inputObject(nullable)
  }

  /** The input of a record in which anything may be missing. */
  unfinished(type: GraphQLInputObjectType): JsonSchema {
    return this.once(type.name.replace(/^Create(.*)Input$/, '$1DraftInput'), type.description, () => ({
      additionalProperties: false,
      properties: properties(Object.values(type.getFields()), (field) => orNull(this.input(field.type))),
    }))
  }

  /** A value of an argument, which may be null where it may be left out. */
  argument({ type, description }: GraphQLArgument): JsonSchema {
    const schema = this.input(type)
    return { ...(description && { description }), ...(isNonNullType(type) ? schema : orNull(schema)) }
  }

  private output(type: GraphQLOutputType): JsonSchema {
    if (!isNonNullType(type)) return orNull(this.present(type))
    return this.present(type.ofType)
  }

  private present(type: GraphQLOutputType): JsonSchema {
    if (isListType(type)) return { type: 'array', items: this.output(type.ofType) }
    const shape = shapeOf(type)
    switch (shape.kind) {
      case 'scalar':
        return this.scalar(shape.type.name)
      case 'choice':
        return choice(shape.type)
      case 'image':
        return imageSchema
      case 'record':
        return { type: 'integer', description: `Id of a ${getNamedType(type).name}.` }
      case 'part':
        return this.object(shape.type, partFields(shape.type))
      case 'oneOf':
        return { anyOf: Object.values(shape.type.getFields()).map((field) => this.present(field.type)) }
      case 'union':
        return {
          oneOf: shape.type.getTypes().map((part) => this.object(part, partFields(part), kindOfPart(part.name))),
        }
    }
  }

  private scalar(name: string): JsonSchema {
    return scalarSchemas[name] ?? {}
  }

  private object(type: GraphQLObjectType, fields: GraphQLField<unknown, unknown>[], kind?: string): JsonSchema {
    const entity = entityOf(type)
    // Fields that some role may not read are missing from its responses.
    const sure = fields.filter(({ name }) => entity === undefined || isReadableByAll(entity, name))
    return this.once(type.name, type.description, () => ({
      required: [...(kind ? ['type'] : []), ...sure.map(({ name }) => restName(name))],
      properties: {
        ...(kind && { type: { const: kind } }),
        ...properties(fields, (field) => this.output(field.type)),
      },
    }))
  }

  /** What holds one of several kinds of records, for a call about one of them. */
  private objectOf(type: GraphQLObjectType, of: string): JsonSchema {
    const fields = wholeFields(type)
    const outputOf = ({ type: given }: GraphQLField<unknown, unknown>) => {
      const shape = shapeOf(given)
      return this.output(
        shape.kind === 'oneOf' ? new GraphQLNonNull(getNullableType(fieldOfKind(shape.type, of).type)) : given,
      )
    }
    return this.once(`${type.name}Of${of.charAt(0).toUpperCase()}${of.slice(1)}`, type.description, () => ({
      required: fields.map(({ name }) => restName(name)),
      properties: properties(fields, outputOf),
    }))
  }

  private inputObject(type: GraphQLInputObjectType, kind?: string, ignored: readonly string[] = []): JsonSchema {
    const demanded = Object.values(type.getFields()).filter(isRequiredInputField)
    const required = new Set([...requiredFieldsOf(type.name), ...demanded.map(({ name }) => name)])
    return this.once(type.name, type.description, () => ({
      additionalProperties: false,
      required: [...(kind ? ['type'] : []), ...[...required].map(restName)],
      properties: {
        ...(kind && { type: { const: kind } }),
        ...properties(Object.values(type.getFields()), (field) => {
          const schema = { ...this.input(field.type), ...bounds(type.name, field.name) }
          return required.has(field.name) ? schema : orNull(schema)
        }),
        ...Object.fromEntries(ignored.map((name) => [name, { description: 'Ignored: it is answered only.' }])),
      },
    }))
  }

  private oneOf(type: GraphQLInputObjectType): JsonSchema {
    const parts = Object.values(type.getFields())
    return {
      oneOf: parts.map(({ name, type: part }) =>
        this.inputObject(getNamedType(part) as GraphQLInputObjectType, kindOfPart(name), computedFields(name)),
      ),
    }
  }

  /** A type may contain itself, so its name is taken before it is described. */
  private once(name: string, description: string | null | undefined, describe: () => JsonSchema): JsonSchema {
    if (!this.named[name]) {
      const schema: JsonSchema = { type: 'object', ...(description && { description }) }
      this.named[name] = schema
      Object.assign(schema, describe())
    }
    return { $ref: `#/components/schemas/${name}` }
  }
}

/** What the rules of a described field allow of a number. */
function bounds(input: string, name: string): JsonSchema {
  const described = describedInput(input)
  const field = described && fieldOf(described.of, name)
  return field?.kind.jsonBounds?.(field) ?? {}
}

function choice(type: GraphQLEnumType): JsonSchema {
  const values = type.getValues()
  const deprecated = values.filter(({ deprecationReason }) => deprecationReason != null)
  return {
    type: 'string',
    enum: values.map(({ value }) => value),
    // OpenAPI has no words for single values.
    ...(deprecated.length > 0 && { 'x-deprecated-values': deprecated.map(({ value }) => value) }),
  }
}

/** What the schema deprecates is deprecated in REST too. */
export function deprecation({ deprecationReason }: { deprecationReason?: string | null }): JsonSchema {
  return deprecationReason == null ? {} : { deprecated: true }
}

function properties<Field extends GraphQLField<unknown, unknown> | GraphQLInputField>(
  fields: Field[],
  schemaOf: (field: Field) => JsonSchema,
): Record<string, JsonSchema> {
  return Object.fromEntries(
    fields.map((field) => {
      const { description } = field
      return [restName(field.name), { ...(description && { description }), ...deprecation(field), ...schemaOf(field) }]
    }),
  )
}

export function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return { anyOf: [schema, { type: 'null' }] }
  const values = schema.enum as unknown[] | undefined
  return { ...schema, type: [schema.type, 'null'], ...(values && { enum: [...values, null] }) }
}
