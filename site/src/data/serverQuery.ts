import { ApolloLink, Observable } from '@apollo/client'
import type { DocumentNode, ExecutionResult } from 'graphql'
import { createCall } from './createCall'
import type { Query } from './Query'

/** Runs a document in the server's own process, as the visitor. */
export type Execute = (document: DocumentNode, variables?: Record<string, unknown>) => Promise<ExecutionResult>

/** Calls the server's schema without a network between, as the visitor of the render that asks. */
const inProcess = new ApolloLink(({ query, variables, getContext }) => {
  const { execute } = getContext() as { execute: Execute }
  return new Observable((observer) => {
    execute(query, variables).then(
      (result) => {
        observer.next(result)
        observer.complete()
      },
      (error) => observer.error(error),
    )
  })
})

/** One client for all renders, so that documents are prepared once. It neither caches nor deduplicates. */
const call = createCall(inProcess, true)

export function serverQuery(execute: Execute): Query {
  return (name, variables) => call.query(name, variables, { execute })
}

/** The same for what is sent, such as a form of a browser without scripts. */
export function serverWrite(execute: Execute): Query {
  return (name, variables) => call.mutate(name, variables, { execute })
}
