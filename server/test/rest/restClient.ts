import type { TestShop } from '../startTestShop.js'

/** An answer of REST; a test names the data that it reads. */
export interface RestAnswer<Data = unknown> {
  status: number
  headers: Headers
  body: {
    data?: Data
    meta?: { total: number }
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

/** Calls REST with these headers; a text is sent as it is, anything else as JSON. */
export function restClient({ url }: TestShop, own: Record<string, string> = {}): Rest {
  return async (method, path, body, headers = {}) => {
    const response = await fetch(`${url}/api/${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...own,
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? (body as string | undefined) : JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) }
  }
}
