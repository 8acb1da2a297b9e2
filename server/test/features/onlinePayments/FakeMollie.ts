import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** How a call goes wrong: no answer, the connection breaks before or after it was done, or an error. */
export type Fault = 'silence' | 'broken' | 'lost' | 'refused'

interface Money {
  currency: string
  value: string
}

interface FakeReturn {
  id: string
  amount: Money
  status: string
  createdAt: string
  reversedAt: string | null
}

export interface FakePayment {
  id: string
  status: string
  amount: Money
  description: string
  redirectUrl: string
  webhookUrl?: string
  method?: string
  terminalId?: string
  metadata: unknown
  locale: string
  createdAt: string
  paidAt: string | null
  refunds: FakeReturn[]
  chargebacks: FakeReturn[]
}

export const apiKey = `test_${'a'.repeat(30)}`

/** What stands in for Mollie over HTTPS, and does what its documentation says of the calls that the shop makes. */
export class FakeMollie {
  readonly payments = new Map<string, FakePayment>()
  readonly calls: string[] = []
  readonly terminals: { id: string; description: string; status: string }[] = []
  /** The key that it knows. */
  knownKey = apiKey
  /** Of the next calls, one each. */
  readonly faults: Fault[] = []
  private readonly done = new Map<string, { status: number; body: object }>()
  private server: Server | null = null
  private port = 0
  private count = 0

  async start(): Promise<this> {
    // The client trusts the public authorities alone; this holds for the process of the tests.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    const server = createServer(ownCertificate(), (request, response) => {
      const chunks: Buffer[] = []
      request
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => this.answer(request, response, Buffer.concat(chunks).toString()))
    })
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    this.port = (server.address() as AddressInfo).port
    this.server = server
    return this
  }

  get endpoint(): string {
    return `https://127.0.0.1:${this.port}/v2/`
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections()
    await new Promise<void>((closed) => (this.server ? this.server.close(() => closed()) : closed()))
  }

  get last(): FakePayment {
    return [...this.payments.values()].at(-1) as FakePayment
  }

  set(id: string, status: string): void {
    const payment = this.payments.get(id) as FakePayment
    payment.status = status
    payment.paidAt = status === 'paid' ? new Date().toISOString() : null
  }

  refund(id: string, value: string, status = 'pending'): FakeReturn {
    return this.returned(id, 'refunds', 're', value, status)
  }

  chargeBack(id: string, value: string): FakeReturn {
    return this.returned(id, 'chargebacks', 'chb', value, 'done')
  }

  private returned(id: string, list: 'refunds' | 'chargebacks', prefix: string, value: string, status: string) {
    const payment = this.payments.get(id) as FakePayment
    const amount = { currency: payment.amount.currency, value }
    const made = { id: this.newId(prefix), amount, status, createdAt: new Date().toISOString(), reversedAt: null }
    payment[list].push(made)
    return made
  }

  private answer(request: IncomingMessage, response: ServerResponse, text: string): void {
    const { method = '', url = '', headers } = request
    const [address = ''] = url.split('?')
    this.calls.push(`${method} ${address}`)
    const fault = this.faults.shift()
    if (fault === 'silence') return
    if (fault === 'broken') {
      request.socket.destroy()
      return
    }
    const send = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/hal+json' }).end(JSON.stringify(body))
    }
    if (fault === 'refused') {
      send(422, problem(422, 'The amount is higher than the maximum'))
      return
    }
    if (headers.authorization !== `Bearer ${this.knownKey}`) {
      send(401, problem(401, 'Missing authentication'))
      return
    }
    const key = headers['idempotency-key']
    const before = typeof key === 'string' && method === 'POST' ? this.done.get(key) : undefined
    const result = before ?? this.act(method, address, text === '' ? {} : JSON.parse(text))
    if (typeof key === 'string' && method === 'POST') this.done.set(key, result)
    if (fault === 'lost') request.socket.destroy()
    else send(result.status, result.body)
  }

  private act(method: string, address: string, body: Record<string, never>): { status: number; body: object } {
    if (method === 'GET' && address === '/v2/terminals') return { status: 200, body: this.printedTerminals() }
    if (method === 'GET' && address === '/v2/methods') return { status: 200, body: methods }
    if (method === 'POST' && address === '/v2/payments') return this.create(body as never)
    const [name = '', part] = address.replace('/v2/payments/', '').split('/')
    const payment = this.payments.get(name)
    if (!payment) return { status: 404, body: problem(404, `No payment exists with token ${name}.`) }
    if (method === 'GET' && part === undefined) return { status: 200, body: printed(payment) }
    if (method === 'DELETE' && part === undefined) {
      if (payment.status !== 'open') return { status: 422, body: problem(422, 'The payment cannot be canceled') }
      this.set(name, 'canceled')
      return { status: 200, body: printed(payment) }
    }
    if (method === 'POST' && part === 'refunds') return this.give(payment, body as never)
    return { status: 404, body: problem(404, 'The resource does not exist') }
  }

  private create(body: FakePayment): { status: number; body: object } {
    const { amount, description, redirectUrl, webhookUrl, metadata, locale } = body
    if (!/^\d+\.\d\d$/.test(amount?.value ?? '')) return { status: 422, body: problem(422, 'The amount is invalid') }
    const { method, terminalId } = body
    if (method === 'pointofsale' && !this.terminals.some(({ id }) => id === terminalId)) {
      return { status: 422, body: problem(422, 'The terminal is unknown') }
    }
    if (!description || (!redirectUrl && method !== 'pointofsale'))
      return { status: 422, body: problem(422, 'The description is missing') }
    if (webhookUrl !== undefined && !/^https:\/\/(?!localhost)/.test(webhookUrl)) {
      return { status: 422, body: problem(422, 'The webhook URL is invalid because it is unreachable') }
    }
    const payment: FakePayment = {
      ...{ id: this.newId('tr'), status: 'open', amount, description, redirectUrl, metadata, locale },
      ...(webhookUrl !== undefined && { webhookUrl }),
      ...(method !== undefined && { method }),
      ...(terminalId !== undefined && { terminalId }),
      ...{ createdAt: new Date().toISOString(), paidAt: null, refunds: [], chargebacks: [] },
    }
    this.payments.set(payment.id, payment)
    return { status: 201, body: printed(payment) }
  }

  private give(payment: FakePayment, { amount }: { amount: Money }): { status: number; body: object } {
    const out = payment.refunds.filter(({ status }) => !['failed', 'canceled'].includes(status))
    const left = Number(payment.amount.value) - out.reduce((sum, each) => sum + Number(each.amount.value), 0)
    if (Number(amount.value) > left + 0.001) {
      return { status: 422, body: problem(422, 'The specified amount cannot be refunded') }
    }
    const made = this.refund(payment.id, amount.value)
    return { status: 201, body: { resource: 'refund', ...made, paymentId: payment.id, _links: {} } }
  }

  private printedTerminals(): object {
    const terminals = this.terminals.map((each) => ({ resource: 'terminal', mode: 'test', ...each, _links: {} }))
    return { count: terminals.length, _embedded: { terminals }, _links: {} }
  }

  private newId(prefix: string): string {
    return `${prefix}_${Math.random().toString(36).slice(2, 8)}${++this.count}`
  }
}

const methods = { count: 0, _embedded: { methods: [] }, _links: {} }

function problem(status: number, detail: string): object {
  return { status, title: 'Error', detail, _links: { documentation: { href: 'https://docs', type: 'text/html' } } }
}

function printed({ refunds, chargebacks, paidAt, ...payment }: FakePayment): object {
  const isOpen = payment.status === 'open'
  return {
    resource: 'payment',
    mode: 'test',
    method: null,
    profileId: 'pfl_test',
    sequenceType: 'oneoff',
    ...payment,
    ...(paidAt && { paidAt: paidAt.replace('Z', '+00:00') }),
    ...(isOpen && { isCancelable: false, expiresAt: new Date(Date.now() + 900_000).toISOString() }),
    _links: {
      self: { href: `https://api.mollie.com/v2/payments/${payment.id}`, type: 'application/hal+json' },
      ...(isOpen &&
        payment.method !== 'pointofsale' && {
          checkout: { href: `https://www.mollie.com/checkout/${payment.id}`, type: 'text/html' },
        }),
    },
    _embedded: {
      refunds: refunds.map((each) => ({ resource: 'refund', ...each, paymentId: payment.id, _links: {} })),
      chargebacks: chargebacks.map((each) => ({ resource: 'chargeback', ...each, paymentId: payment.id, _links: {} })),
    },
  }
}

function ownCertificate(): { key: string; cert: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'mollie-'))
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  execFileSync(
    'openssl',
    ['req', '-x509', ...curve, '-nodes', '-days', '1', '-keyout', keyFile, '-out', certFile, ...subject],
    { stdio: 'ignore' },
  )
  const certificate = { key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') }
  rmSync(folder, { recursive: true })
  return certificate
}
