import type { TypedDocumentString } from '../generated/graphql'
import { csrfHeader } from './csrfHeader'
import type { GraphqlAnswer } from './GraphqlAnswer'
import { withSession } from './sessionRenewal'

export interface FileCall<Data, Variables extends { file: Blob }> {
  query: TypedDocumentString<Data, Variables>
  variables: Omit<Variables, 'file'>
  file: Blob
  fileName: string
  /** Called with the bytes sent and their total. */
  onProgress?(loaded: number, total: number): void
  signal?: AbortSignal
}

/**
 * Sends a file along with a mutation, after its CSRF token was fetched. Errors of the catalogue are part of the answer.
 * @throws Error with a key of the catalogue when there was no answer
 */
export function sendFile<Data, Variables extends { file: Blob }>(
  call: FileCall<Data, Variables>,
): Promise<GraphqlAnswer<Data>> {
  const { query, variables, file, fileName, signal } = call
  const body = new FormData()
  body.set('operations', JSON.stringify({ query: query.trim(), variables: { ...variables, file: null } }))
  body.set('map', JSON.stringify({ 0: ['variables.file'] }))
  body.set('0', file, fileName)
  return withSession(async () => post<Data>(body, await csrfHeader(signal), call), true)
}

/** Through XMLHttpRequest, since fetch reports no upload progress. */
function post<Data>(
  body: FormData,
  headers: Record<string, string>,
  { onProgress, signal }: Pick<FileCall<never, never>, 'onProgress' | 'signal'>,
): Promise<GraphqlAnswer<Data>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    request.responseType = 'json'
    request.setRequestHeader('apollo-require-preflight', 'true')
    request.setRequestHeader('accept-language', document.documentElement.lang || 'nl')
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress?.(event.loaded, event.total)
    request.onload = () => (request.response ? resolve(request.response) : reject(new Error('failure.other')))
    request.onerror = () => reject(new Error('failure.noAnswer'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
