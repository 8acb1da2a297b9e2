import { readCookie } from '../cookies/readCookie'

/**
 * Fetches a token for the write that follows and gives the header to send it in.
 * @throws NetworkError of fetch when the server cannot be reached
 */
export async function csrfHeader(signal?: AbortSignal): Promise<Record<string, string>> {
  await fetch('/api/csrf-cookie', { credentials: 'same-origin', signal })
  const token = readCookie('XSRF-TOKEN')
  return token === undefined ? {} : { 'X-XSRF-TOKEN': token }
}
