import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
  Observable,
  ServerError,
  type TypedDocumentNode,
} from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { operations } from './operations'
import { type OperationName, QueryError, type Result, type Variables } from './Query'
import { queryErrorOf } from './queryErrorOf'

/** The id of the request in the server's log. */
const requestNumberHeader = 'x-request-id'

/** Milliseconds before a call is aborted. */
const timeout = 15_000

/** A failed read is tried again three times. */
const attempts = 1 + 3

const http = new HttpLink({
  uri: '/graphql',
  credentials: 'same-origin',
  fetch: (input, init) => {
    const limit = AbortSignal.timeout(timeout)
    return fetch(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit })
  },
})

const retry = new RetryLink({
  delay: { initial: 300, max: 5_000, jitter: false },
  attempts: {
    max: attempts,
    retryIf: (error, operation) => operation.operationType === 'query' && isTransient(error),
  },
})

/** Adds the id of the request to errors. */
const addRequestNumber = new ApolloLink((operation, forward) => {
  return new Observable((observer) =>
    forward(operation).subscribe({
      next(result) {
        const { response } = operation.getContext() as { response?: Response }
        const requestNumber = response?.headers.get(requestNumberHeader)
        observer.next(result.errors ? { ...result, extensions: { ...result.extensions, requestNumber } } : result)
      },
      error: (error) => observer.error(error),
      complete: () => observer.complete(),
    }),
  )
})

/** Whether a retry may succeed: no response, or a gateway error. */
function isTransient(error: unknown): boolean {
  return ServerError.is(error) ? [502, 503, 504].includes(error.statusCode) : error instanceof Error
}

/** The server has a response cache, so the client needs none. */
const client = new ApolloClient({
  link: ApolloLink.from([retry, addRequestNumber, http]),
  cache: new InMemoryCache(),
  queryDeduplication: false,
})

export function query<Name extends OperationName>(name: Name, variables: Variables<Name>): Promise<Result<Name>> {
  return dataOf(client.query({ query: documentOf(name), variables, fetchPolicy: 'no-cache' }))
}

/** @param context options for the link, such as headers */
export function mutate<Name extends OperationName>(
  name: Name,
  variables: Variables<Name>,
  context?: Record<string, unknown>,
): Promise<Result<Name>> {
  return dataOf(client.mutate({ mutation: documentOf(name), variables, fetchPolicy: 'no-cache', context }))
}

function documentOf<Name extends OperationName>(name: Name) {
  return operations[name] as TypedDocumentNode<Result<Name>, Record<string, unknown>>
}

async function dataOf<Data>(call: Promise<{ data?: Data | undefined }>): Promise<Data> {
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
    const requestNumber = error.extensions?.requestNumber as string | undefined
    return queryErrorOf(error.errors, { cause: error, requestNumber })
  }
  const message = error instanceof Error ? error.message : ''
  if (!ServerError.is(error)) return new QueryError('NO_RESPONSE', message, { cause: error })
  const requestNumber = error.response.headers.get(requestNumberHeader)
  return new QueryError('INTERNAL', message, { cause: error, requestNumber })
}
