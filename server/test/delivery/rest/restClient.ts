import type { TestShop } from '../../startTestShop.js'
import { DescribedCalls } from './DescribedCalls.js'

/** An answer of REST; a test names the data that it reads. */
export interface RestAnswer<Data = unknown> {
  status: number
  headers: Headers
  body: {
    data?: Data
    meta?: { total: number; ignored?: string[] }
    title?: string
    message?: string
    code?: string
    errors?: Record<string, string[]>
  }
}

export type Rest = <Data>(
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<RestAnswer<Data>>

/** @throws Error when the call was refused */
export function dataOf<Data>({ status, body }: Pick<RestAnswer<Data>, 'status' | 'body'>): Data {
  if (body.data === undefined) throw new Error(`Answered ${status} without data: ${JSON.stringify(body)}`)
  return body.data
}

/**
 * Calls REST with these headers; a text is sent as it is, anything else as JSON. Every call and its answer are held
 * against `openapi.json`, so that each test of REST tests that document too.
 */
export function restClient({ url, api }: TestShop, own: Record<string, string> = {}): Rest {
  return async (method, path, body, headers = {}) => {
    const sent = {
      'accept-language': 'en',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...own,
      ...headers,
    }
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: sent,
      body: body === undefined || typeof body === 'string' ? (body as string | undefined) : JSON.stringify(body),
    })
    const text = await response.text()
    const answer = { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
    const call = { method, path, headers: sent, body }
    const faults = DescribedCalls.of(api.schema).faultsOf(call, {
      ...answer,
      headers: Object.fromEntries(response.headers),
    })
    if (faults.length > 0)
      throw new Error(
        `${method} ${path} ${answer.status} ${faults.join('; ')}: ${JSON.stringify(answer.body).slice(0, 300)}`,
      )
    return answer
  }
}
