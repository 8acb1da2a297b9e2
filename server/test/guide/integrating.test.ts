import { type ChildProcess, spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { entryPoints } from '../../src/delivery/rest/openapi.js'
import { programToken } from '../programToken.js'
import { required } from '../required.js'
import { startTestShop, type TestShop } from '../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../testDatabases.js'
import { until } from '../until.js'
import { type Flow, readGuide } from './Guide.js'
import { Walk } from './Walk.js'

const flows = readGuide()
const titled = (start: string) =>
  required(
    flows.find(({ title }) => title.startsWith(start)),
    start,
  )

/** What the guide says that the sets of rights are. */
const rightsOf = new Map(
  [...titled('Before').text.matchAll(/^\| \*\*(\w+)\*\* \| (read.*?) \| (.*) \|$/gm)].map(
    ([, name = '', may, sections = '']) => [
      name,
      { access: may === 'read' ? 'read' : 'write', sections: codeIn(sections) },
    ],
  ),
)

describe.each(bothDatabases)('[Y90] docs/integrating.md, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: TestShop
  let owner: Record<string, string>

  beforeAll(async () => {
    database = await create()
    shop = await startTestShop(database, { WEBHOOK_PRIVATE_NETWORKS: 'true' })
    owner = await shop.login('cms-admin')
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  /** What the owner does in the back office. */
  async function done<Data>(query: string, variables: object = {}): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, variables, owner)
    return required(data, JSON.stringify(errors))
  }
  /** A token as the flow asks for it. */
  async function tokenFor({ text }: Flow): Promise<string> {
    const [, set = 'Webshop', more = ''] = /^The token: \*\*(\w+)\*\*(.*)\.$/m.exec(text) ?? []
    const { access, sections } = required(rightsOf.get(set), set)
    const input = { access: more.includes('to read and change') ? 'write' : access }
    const { authorization } = await programToken(shop, input, [...sections, ...codeIn(more)])
    return required(authorization?.split(' ')[1], 'token')
  }
  const addProduct = (input: object) =>
    done('mutation ($input: CreateProductInput!) { createProduct(input: $input) { id } }', {
      input: { language: 'nl', price: 299, stock: 3, ...input },
    })
  async function walked(flow: Flow, known: Record<string, unknown> = {}, from = 0, to = flow.exchanges.length) {
    const walk = new Walk(shop.url, { token: known.token ?? (await tokenFor(flow)), ...known })
    for (const exchange of flow.exchanges.slice(from, to)) expect(await walk.faultsOf(exchange)).toEqual([])
    return walk.known
  }

  it('is the guide that the API names, has five flows, and begins with a token', async () => {
    expect(entryPoints.guide).toBe('docs/integrating.md')
    expect(flows.filter(({ title }) => /^\d\. /.test(title))).toHaveLength(5)
    await walked(titled('Before'))
  })

  it('lists the sets of rights as they are', async () => {
    const { sets } = await done<{ sets: { name: string; access: string; sections: string[] }[] }>(
      '{ sets: accessTokenSets { name access sections } }',
    )
    expect(sets.map(({ access, sections }) => ({ access, sections: sections.toSorted() }))).toEqual(
      [...rightsOf.values()].map(({ access, sections }) => ({ access, sections: sections.toSorted() })),
    )
  })

  it('1. the catalogue', async () => {
    await addProduct({ title: 'Laptop van de week' })
    await walked(titled('1.'))
  })

  it('2. a product', async () => {
    const { product } = await walked(titled('2.'))
    const { taken } = await done<{ taken: boolean }>('{ taken: titleExists(entity: product, title: "ThinkPad T14") }')
    expect([taken, product]).toEqual([true, expect.any(Number)])
    await done(`mutation { deleteProduct(id: ${product}) { deleted } }`)
  })

  it('3. stock', async () => {
    await addProduct({ title: 'T14', sku: 'LP-T14' })
    await walked(titled('3.'))
  })

  it('4. a job', async () => {
    const { job } = await walked(titled('4.'))
    const { outgoingMails } = await done<{ outgoingMails: { total: number } }>('{ outgoingMails { total } }')
    // The invitation, the job as it began, the question, and that it is ready.
    expect([outgoingMails.total, job]).toEqual([4, expect.any(Number)])
  })

  it('5. webhooks and documents', async () => {
    const flow = titled('5.')
    const [program] = flow.programs
    const { text, before } = required(program, 'The guide has no receiver')
    const port = await freePort()
    const endpoint = `http://127.0.0.1:${port}/shop`
    const [begin, ...rest] = flow.exchanges
    const first = required(begin, 'The guide adds no webhook')
    const exchanges = [{ ...first, body: first.body.replace(/https:[^"]+/, endpoint) }, ...rest]
    const known = await walked({ ...flow, exchanges }, {}, 0, before)
    const { secret } = await done<{ secret: string }>(`mutation { secret: renewWebhookSecret(id: ${known.webhook}) }`)

    const receiver = await started(path.join(database.folder, 'receiver.mjs'), text, {
      SHOP: shop.url,
      TOKEN: String(known.token),
      SECRET: secret,
      PORT: String(port),
    })
    try {
      await until(() =>
        fetch(endpoint, { method: 'POST' }).then(
          ({ status }) => status === 401,
          () => false,
        ),
      )
      await walked({ ...flow, exchanges }, known, before, before + 2)
      await until(() => receiver.printed().includes('The shop reaches this program.'))
      await issueInvoice()
      await until(() => /\d: 121 euro, 1 lines/.test(receiver.printed()))
      await walked({ ...flow, exchanges }, known, before + 2)
    } finally {
      receiver.process.kill()
    }
  })

  async function issueInvoice(): Promise<void> {
    const address = { address: 'Dorpsstraat', houseNumber: '1', zipCode: '1234 AB', city: 'Utrecht' }
    const { register } = await done<{ register: { id: number } }>(
      'mutation ($input: CreateCustomerInput!) { register(input: $input) { id } }',
      { input: { name: 'Bea', email: 'bea@example.com', ...address } },
    )
    const lines = [{ description: 'Scherm', quantity: '1', unitPrice: 121, vatRate: 21 }]
    const { createInvoice } = await done<{ createInvoice: { id: number } }>(
      'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { id } }',
      { input: { customer: register.id, lines } },
    )
    await done(`mutation { issueInvoice(id: ${createInvoice.id}, total: 121) { number } }`)
  }
})

/** A program of the guide as a process of its own. */
async function started(file: string, text: string, environment: Record<string, string>) {
  await writeFile(file, text)
  let printed = ''
  const child: ChildProcess = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk))
  return { process: child, printed: () => printed }
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await new Promise<void>((done) => server.close(() => done()))
  return port
}

/** What stands between backticks. */
function codeIn(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]+)`/g), ([, code = '']) => code)
}
