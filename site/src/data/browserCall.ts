import { ApolloLink, HttpLink, Observable, ServerError } from '@apollo/client'
import { RetryLink } from '@apollo/client/link/retry'
import { createCall, requestNumberHeader } from './createCall'

/** Milliseconds after which a call is given up. */
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
    retryIf: (error, operation) => operation.operationType === 'query' && mayPass(error),
  },
})

/** Tells along with errors what the server calls the request. */
const numbered = new ApolloLink((operation, forward) => {
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

/** Without an answer, or with one that says "not now", the next try may succeed. */
function mayPass(error: unknown): boolean {
  return ServerError.is(error) ? [502, 503, 504].includes(error.statusCode) : error instanceof Error
}

export const { query, mutate } = createCall(ApolloLink.from([retry, numbered, http]), false)
