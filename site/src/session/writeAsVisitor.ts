import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Language } from '@shop/server/screens'
import { during } from '../data/activity'
import { loadBrowserCall } from '../data/browserQuery'
import { QueryError, type Variables } from '../data/Query'
import { csrfToken } from './csrfToken'

/** A mutation with the visitor's cookies and the token that proves it came from this site. Throws a QueryError. */
export function writeAsVisitor<Data, Asked extends Variables>(
  document: TypedDocumentNode<Data, Asked>,
  variables: Asked,
  language: Language,
): Promise<Data> {
  return during(async () => {
    const [{ mutate }, token] = await Promise.all([loadBrowserCall(), csrfToken()]).catch((error) => {
      throw new QueryError('NO_RESPONSE', '', { cause: error })
    })
    return mutate(document, variables, { 'X-XSRF-TOKEN': token, 'Accept-Language': language })
  })
}
