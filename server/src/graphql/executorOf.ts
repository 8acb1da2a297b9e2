import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

/** The variables of a query are plain JSON. */
type Execution = Pick<ExecutionArgs, 'document' | 'variableValues' | 'contextValue'>

/**
 * Runs the product's own documents of one operation each. A query is compiled to JavaScript when it runs for the second
 * time, since compiling one of a page takes as long as some ten runs; mutations are interpreted.
 */
export function executorOf(schema: GraphQLSchema): (execution: Execution) => Promise<ExecutionResult> {
  const seen = new WeakSet<DocumentNode>()
  const queries = new WeakMap<DocumentNode, CompiledQuery | null>()

  /** Null while it is interpreted. */
  const queryOf = (document: DocumentNode): CompiledQuery | null => {
    const known = queries.get(document)
    if (known !== undefined) return known
    if (!seen.has(document)) {
      seen.add(document)
      return null
    }
    const made = getOperationAST(document)?.operation === 'query' ? compileQuery(schema, document) : null
    const query = made && isCompiledQuery(made) ? made : null
    queries.set(document, query)
    return query
  }

  return async (execution) => {
    const query = queryOf(execution.document)
    if (!query) return execute({ schema, ...execution })
    const variables = withoutUndefined(execution.variableValues ?? {})
    const { data, errors } = await query.query(undefined, execution.contextValue, variables)
    return errors ? { data, errors: errors.map(located) } : { data }
  }
}

/** Within an input, a property that is undefined is absent to graphql and null to graphql-jit. */
function withoutUndefined(variables: Record<string, unknown>): Record<string, unknown> {
  return JSON.parse(JSON.stringify(variables))
}

/** The errors of compiled queries lack extensions where their cause has none. */
function located({ message, nodes, path, originalError }: GraphQLError): GraphQLError {
  return new GraphQLError(message, { nodes, path, originalError })
}
