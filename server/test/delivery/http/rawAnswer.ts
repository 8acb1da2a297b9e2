import { type IncomingHttpHeaders, request } from 'node:http'

export interface RawAnswer {
  status: number
  headers: IncomingHttpHeaders
  /** As they came over the wire; `fetch` would decompress them. */
  bytes: Buffer
}

/** Sends a request with the headers as given: POST with a body, otherwise GET. */
export function rawAnswer(url: string, headers: Record<string, string>, body?: object): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const type = body && { 'content-type': 'application/json' }
    const call = request(url, { method: body ? 'POST' : 'GET', headers: { ...type, ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject)
    call.end(body && JSON.stringify(body))
  })
}
