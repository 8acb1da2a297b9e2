/** The committed GraphQL schema as far as the back office asks it: the names of fields and values per type. */
export interface SchemaData {
  /** With the fields' types as they are written in the schema. */
  readonly objects: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly inputs: Readonly<Record<string, readonly string[]>>
  readonly enums: Readonly<Record<string, readonly string[]>>
}

/** What the back office looks up in the committed GraphQL schema. */
export class SchemaFacts {
  constructor(private readonly schema: SchemaData) {}

  /** The fields of an object type, with their types as they are written in the schema. */
  outputFields(typeName: string): ReadonlyMap<string, string> {
    return new Map(Object.entries(this.schema.objects[typeName] ?? {}))
  }

  inputFields(typeName: string): ReadonlySet<string> {
    return new Set(this.schema.inputs[typeName])
  }

  enumValues(typeName: string): ReadonlySet<string> {
    return new Set(this.schema.enums[typeName])
  }
}
