import { ApolloLink, HttpLink, Observable, ServerError } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { createCall, requestNumberHeader } from './createCall'

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

export const { query, mutate } = createCall(ApolloLink.from([retry, addRequestNumber, http]), false)
