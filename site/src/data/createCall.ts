import {
  ApolloClient,
  type ApolloLink,
  CombinedGraphQLErrors,
  InMemoryCache,
  ServerError,
  type TypedDocumentNode,
} from '@apollo/client'
import { operations } from './operations'
import { type OperationName, QueryError, type Result, type Variables } from './Query'

/** The id of the request in the server's log. */
export const requestNumberHeader = 'x-request-id'

/** A call; the context passes options such as headers to the link. */
export type CallWith = <Name extends OperationName>(
  name: Name,
  variables: Variables<Name>,
  context?: Record<string, unknown>,
) => Promise<Result<Name>>

/** Queries and mutations over a link. The client caches nothing: the server has a response cache. */
export function createCall(link: ApolloLink, ssrMode: boolean): { query: CallWith; mutate: CallWith } {
  const client = new ApolloClient({ link, ssrMode, cache: new InMemoryCache(), queryDeduplication: false })
  return {
    query: (name, variables, context) =>
      answered(client.query({ query: documentOf(name), variables, fetchPolicy: 'no-cache', context })),
    mutate: (name, variables, context) =>
      answered(client.mutate({ mutation: documentOf(name), variables, fetchPolicy: 'no-cache', context })),
  }
}

function documentOf<Name extends OperationName>(name: Name) {
  return operations[name] as TypedDocumentNode<Result<Name>, Record<string, unknown>>
}

async function answered<Data>(call: Promise<{ data?: Data | undefined }>): Promise<Data> {
  try {
    const { data } = await call
    if (data === undefined || data === null) throw new QueryError('INTERNAL', 'The answer is empty.')
    return data
  } catch (error) {
    throw asQueryError(error)
  }
}

function asQueryError(error: unknown): QueryError {
  if (error instanceof QueryError) return error
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors
    const fields = first?.extensions?.errors as Record<string, string[]> | undefined
    const requestNumber = error.extensions?.requestNumber as string | undefined
    const code = String(first?.extensions?.code ?? 'INTERNAL')
    return new QueryError(code, first?.message ?? '', { cause: error, fields, requestNumber })
  }
  const message = error instanceof Error ? error.message : ''
  if (!ServerError.is(error)) return new QueryError('NO_RESPONSE', message, { cause: error })
  const requestNumber = error.response.headers.get(requestNumberHeader)
  return new QueryError('INTERNAL', message, { cause: error, requestNumber })
}
