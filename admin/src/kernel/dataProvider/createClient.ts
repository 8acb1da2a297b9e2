import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { print } from 'graphql'
import { sendGraphql } from '../graphql/sendGraphql'
import { readNamedPrices } from '../shop/readNamedPrices'

/** Apollo on our own transport. It caches nothing: react-admin already does. */
export function createClient(): ApolloClient {
  const link = new ApolloLink(
    ({ query, variables }) =>
      new Observable((observer) => {
        const controller = new AbortController()
        sendGraphql<Record<string, unknown>>({ query: print(query), variables, signal: controller.signal }).then(
          async (answer) => {
            // Texts are shown without these where they cannot be read.
            await readNamedPrices(answer).catch(() => undefined)
            observer.next(answer as ApolloLink.Result)
            observer.complete()
          },
          (failure: unknown) => observer.error(failure),
        )
        return () => controller.abort()
      }),
  )
  return new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  })
}
