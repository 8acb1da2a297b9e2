import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { TestShop } from '../../startTestShop.js'
import { DescribedCalls } from './DescribedCalls.js'

/** What the proxy answers in place of the shop where a call is not as described. */
export const refusedByProxy = 502

/**
 * A proxy as integrators put before an API: built from `openapi.json` alone, it refuses requests and answers that are
 * not as described there.
 */
export class ValidatingProxy {
  /** The ids of the described calls that were answered well. */
  readonly answered = new Set<string>()
  private readonly server = createServer((request, response) => {
    this.handle(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })

  private constructor(
    private readonly shop: TestShop,
    readonly described: DescribedCalls,
  ) {}

  static async before(shop: TestShop): Promise<ValidatingProxy> {
    const document = await (await fetch(`${shop.url}/api/openapi.json`)).json()
    const proxy = new ValidatingProxy(shop, new DescribedCalls(document as never))
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  close(): void {
    this.server.close()
    this.server.closeAllConnections()
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const path = url.replace(/^\/api\//, '')
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        value === undefined || hopByHop.includes(name) ? [] : [[name, String(value)]],
      ),
    )
    const bytes = await buffer(request)
    const isForm = headers['content-type']?.startsWith('multipart/') ?? false
    const body = bytes.length === 0 ? undefined : bytes.toString()
    const call = this.described.find({ method, path })
    const refuse = (faults: string[]) => response.writeHead(refusedByProxy).end(JSON.stringify({ faults }))
    if (!call) return void refuse([`${method} ${path} is not described`])
    const faults = this.described.faultsOfRequest({ method, path, headers, body: isForm ? null : body }, call)
    if (faults.length > 0) return void refuse(faults)

    const answer = await fetch(this.shop.url + url, { method, headers, body: body === undefined ? undefined : bytes })
    const content = Buffer.from(await answer.arrayBuffer())
    const isJson = answer.headers.get('content-type')?.includes('json') ?? false
    const given = {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: isJson ? JSON.parse(content.toString()) : undefined,
    }
    const inAnswer = this.described.faultsOfAnswer(given, call)
    if (inAnswer.length > 0) return void refuse(inAnswer)
    if (answer.ok) this.answered.add(call.operationId)
    response.writeHead(answer.status, {
      'set-cookie': answer.headers.getSetCookie(),
      'content-type': 'application/json',
    })
    response.end(content)
  }
}

const hopByHop = ['connection', 'content-length', 'host', 'transfer-encoding', 'expect']
