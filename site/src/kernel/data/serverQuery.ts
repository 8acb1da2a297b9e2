import { addTypenameToDocument } from '@apollo/client/utilities'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { operations } from './operations'
import { type OperationName, type Query, QueryError, type Result } from './Query'
import { queryErrorOf } from './queryErrorOf'

/** Runs a document in the server's own process, as the visitor. */
export type Execute = (document: DocumentNode, variables?: Record<string, unknown>) => Promise<ExecutionResult>

/** Queries and mutations without a network in between, as the visitor of the request. */
export function serverQuery(execute: Execute): Query {
  return async <Name extends OperationName>(name: Name, variables: Record<string, unknown>) => {
    const { data, errors } = await execute(documentOf(name), variables).catch((error: unknown) => {
      throw new QueryError('NO_RESPONSE', error instanceof Error ? error.message : '', { cause: error })
    })
    if (errors?.[0]) throw queryErrorOf(errors, { cause: errors[0] })
    if (!data) throw new QueryError('INTERNAL', 'The answer is empty.')
    return data as Result<Name>
  }
}

/** By name, with the type names that Apollo Client adds in the browser, so that both get the same data. */
const documents = new Map<OperationName, DocumentNode>()

function documentOf(name: OperationName): DocumentNode {
  const document = documents.get(name) ?? addTypenameToDocument(operations[name])
  documents.set(name, document)
  return document
}
