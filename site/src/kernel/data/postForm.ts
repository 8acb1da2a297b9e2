import { trackActivity } from './activity'
import { QueryError } from './Query'

/** Milliseconds for a form with photos over a slow line. */
const longest = 100_000

/** Posts a form as a browser does, but asks for JSON. Throws a QueryError when no answer comes. */
export function postForm(action: string, body: FormData, headers: Record<string, string> = {}): Promise<Response> {
  return trackActivity(() =>
    fetch(action, {
      method: 'POST',
      body,
      credentials: 'same-origin',
      headers: { ...headers, accept: 'application/json', 'accept-language': document.documentElement.lang },
      signal: AbortSignal.timeout(longest),
    }),
  ).catch((error: unknown) => {
    throw new QueryError('NO_RESPONSE', '', { cause: error })
  })
}
