import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'

/** The schema as text in the schema definition language, in alphabetical order: what `schema.graphql` holds. */
export function printedSchema(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
