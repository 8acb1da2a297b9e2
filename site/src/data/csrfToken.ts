/** Fetches the token that every write carries and reads it from its cookie. */
export async function csrfToken(): Promise<string> {
  await fetch('/api/csrf-cookie', { credentials: 'same-origin', signal: AbortSignal.timeout(15_000) })
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('XSRF-TOKEN='))
  return decodeURIComponent(cookie?.slice('XSRF-TOKEN='.length) ?? '')
}
