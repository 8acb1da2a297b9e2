import { ApolloLink, Observable } from '@apollo/client'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { createCall } from './createCall'
import type { Query } from './Query'

/** Runs a document in the server's own process, as the visitor. */
export type Execute = (document: DocumentNode, variables?: Record<string, unknown>) => Promise<ExecutionResult>

/** An Apollo Client per render, whose link calls the server's schema without a network between. */
export function serverQuery(execute: Execute): Query {
  const link = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        execute(query, variables).then(
          (result) => {
            observer.next(result)
            observer.complete()
          },
          (error) => observer.error(error),
        )
      }),
  )
  return createCall(link, true).query
}
