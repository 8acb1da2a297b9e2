import type { IntrospectionQuery, IntrospectionType, IntrospectionTypeRef } from 'graphql'

/** What the back office looks up in the committed GraphQL schema. */
export class SchemaFacts {
  private readonly types: ReadonlyMap<string, IntrospectionType>

  constructor(introspection: IntrospectionQuery) {
    this.types = new Map(introspection.__schema.types.map((type) => [type.name, type]))
  }

  /** The fields of an object type, with their types as they are written in the schema. */
  outputFields(typeName: string): ReadonlyMap<string, string> {
    const type = this.types.get(typeName)
    if (type?.kind !== 'OBJECT') return new Map()
    return new Map(type.fields.map((field) => [field.name, printType(field.type)]))
  }

  inputFields(typeName: string): ReadonlySet<string> {
    const type = this.types.get(typeName)
    return new Set(type?.kind === 'INPUT_OBJECT' ? type.inputFields.map((field) => field.name) : [])
  }

  enumValues(typeName: string): ReadonlySet<string> {
    const type = this.types.get(typeName)
    return new Set(type?.kind === 'ENUM' ? type.enumValues.map((value) => value.name) : [])
  }
}

function printType(type: IntrospectionTypeRef): string {
  if (type.kind === 'NON_NULL') return `${printType(type.ofType)}!`
  if (type.kind === 'LIST') return `[${printType(type.ofType)}]`
  return type.name
}
