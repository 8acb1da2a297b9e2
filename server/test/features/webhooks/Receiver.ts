import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  path: string
  headers: IncomingHttpHeaders
  body: string
}

type Behaviour = (received: Received, response: ServerResponse) => void

const accept: Behaviour = (_, response) => void response.writeHead(204).end()

/** A real HTTP server that receives the messages of webhooks. */
export class Receiver {
  readonly received: Received[] = []
  /** Requests that have begun, answered or not. */
  open = 0
  maxOpen = 0
  private server: Server | null = null
  private port = 0

  constructor(public behaviour: Behaviour = accept) {}

  async start(): Promise<this> {
    const server = createServer((request, response) => {
      this.open++
      this.maxOpen = Math.max(this.maxOpen, this.open)
      response.on('close', () => this.open--)
      const chunks: Buffer[] = []
      request
        .on('error', () => undefined)
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => {
          const { url: path = '', headers } = request
          const received = { path, headers, body: Buffer.concat(chunks).toString() }
          this.received.push(received)
          this.behaviour(received, response)
        })
    })
    await new Promise<void>((done) => server.listen(this.port, '127.0.0.1', done))
    this.port = (server.address() as AddressInfo).port
    this.server = server
    return this
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}/hook`
  }

  get bodies() {
    return this.received.map(({ body }) => JSON.parse(body))
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise<void>((done) => (this.server ? this.server.close(() => done()) : done()))
    this.server = null
  }
}

/** Answers with a status. */
export const answer =
  (status: number, body = '', headers: Record<string, string> = {}): Behaviour =>
  (_, response) =>
    void response.writeHead(status, headers).end(body)

/** Never answers. */
export const silence: Behaviour = () => undefined
