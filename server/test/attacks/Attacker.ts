/** A response as the attacker sees it. */
export interface Reply {
  status: number
  headers: Headers
  text: string
  /** The code of the error catalogue, of whichever API; undefined where nothing was refused. */
  code?: string
}

type HeaderValues = Record<string, string>

/** Sends what none of our front ends would send. */
export class Attacker {
  constructor(
    readonly url: string,
    /** Headers of every call, such as the cookies of a session. */
    readonly own: HeaderValues = {},
  ) {}

  /** The same with other headers besides. */
  with(headers: HeaderValues): Attacker {
    return new Attacker(this.url, { ...this.own, ...headers })
  }

  get(path: string): Promise<Reply> {
    return this.send('GET', path)
  }

  /** @param body a form, bytes or a text as it is; anything else as JSON */
  async send(method: string, path: string, body?: unknown, headers: HeaderValues = {}): Promise<Reply> {
    const isSentAsItIs = body === undefined || typeof body === 'string' || ArrayBuffer.isView(body)
    const type: HeaderValues =
      body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: { 'accept-language': 'en', ...type, ...this.own, ...headers },
      body: (isSentAsItIs || body instanceof FormData ? body : JSON.stringify(body)) as RequestInit['body'],
    })
    return replyOf(response.status, response.headers, await response.text())
  }

  graphql(query: string, variables: object = {}, headers: HeaderValues = {}): Promise<Reply> {
    return this.send('POST', '/graphql', { query, variables }, headers)
  }
}

export function replyOf(status: number, headers: Headers, text: string): Reply {
  return { status, headers, text, code: codeIn(text) }
}

function codeIn(text: string): string | undefined {
  try {
    const { code, errors } = JSON.parse(text)
    return code ?? errors?.[0]?.extensions?.code
  } catch {
    return undefined
  }
}
