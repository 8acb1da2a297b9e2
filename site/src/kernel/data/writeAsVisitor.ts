import type { Language } from '@shop/server/screens'
import { trackActivity } from './activity'
import { loadBrowserCall } from './browserQuery'
import { type OperationName, QueryError, type Result, type Variables } from './Query'

/** A mutation with the visitor's cookies and the token that proves it came from this site. Throws a QueryError. */
export function writeAsVisitor<Name extends OperationName>(
  name: Name,
  variables: Variables<Name>,
  language: Language,
  headers: Record<string, string> = {},
): Promise<Result<Name>> {
  return trackActivity(async () => {
    const [{ mutate }, token] = await Promise.all([loadBrowserCall(), csrfToken()]).catch((error) => {
      throw new QueryError('NO_RESPONSE', '', { cause: error })
    })
    return mutate(name, variables, {
      headers: { ...headers, 'X-XSRF-TOKEN': token, 'Accept-Language': language },
    })
  })
}

/** Fetches the token that every write carries and reads it from its cookie. */
export async function csrfToken(): Promise<string> {
  await fetch('/api/csrf-cookie', { credentials: 'same-origin', signal: AbortSignal.timeout(15_000) })
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('XSRF-TOKEN='))
  return decodeURIComponent(cookie?.slice('XSRF-TOKEN='.length) ?? '')
}
