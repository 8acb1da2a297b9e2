import type { TypedDocumentString } from '../../generated/graphql'
import { csrfHeader } from './csrfHeader'
import type { GraphqlAnswer } from './GraphqlAnswer'
import { withSession } from './sessionRenewal'

interface Sending {
  /** Called with the bytes sent and their total. */
  onProgress?(loaded: number, total: number): void
  signal?: AbortSignal
}

export interface FileCall<Data, Variables extends { file: Blob }> extends Sending {
  query: TypedDocumentString<Data, Variables>
  variables: Omit<Variables, 'file'>
  file: Blob
  fileName: string
}

export interface FilesCall<Data, Variables> extends Sending {
  query: TypedDocumentString<Data, Variables>
  /** With null in the place of each file. */
  variables: unknown
  /** By their places among the variables: `photos.0`. */
  files: Record<string, { file: Blob; name: string }>
}

/**
 * Sends a file along with a mutation, after its CSRF token was fetched. Errors of the catalogue are part of the answer.
 * @throws Error with a key of the catalogue when there was no answer
 */
export function sendFile<Data, Variables extends { file: Blob }>(
  call: FileCall<Data, Variables>,
): Promise<GraphqlAnswer<Data>> {
  const { variables, file, fileName, ...rest } = call
  return sendFiles({ ...rest, variables: { ...variables, file: null }, files: { file: { file, name: fileName } } })
}

/** The same for any number of files. */
export function sendFiles<Data, Variables>(call: FilesCall<Data, Variables>): Promise<GraphqlAnswer<Data>> {
  const { query, variables, files, signal } = call
  const entries = Object.entries(files)
  const body = new FormData()
  body.set('operations', JSON.stringify({ query: query.trim(), variables }))
  body.set('map', JSON.stringify(Object.fromEntries(entries.map(([place], index) => [index, [`variables.${place}`]]))))
  for (const [index, [, { file, name }]] of entries.entries()) body.set(String(index), file, name)
  return withSession(async () => post<Data>(body, await csrfHeader(signal), call), true)
}

/** Through XMLHttpRequest, since fetch reports no upload progress. */
function post<Data>(
  body: FormData,
  headers: Record<string, string>,
  { onProgress, signal }: Sending,
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
    request.onabort = () => reject(new Error('failure.noAnswer'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
