import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { loadDemo } from '../../../src/delivery/composition/loadDemo.js'
import { required } from '../../required.js'
import { startTestShop, type TestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { uploadPicture } from './uploadPicture.js'

interface Described {
  operationId: string
  parameters?: { name: string; in: string; example: unknown }[]
  requestBody?: { content: Record<string, { example?: unknown }> }
}

/** What a reader puts in the place of an example: ids, codes and files of their own shop. */
interface Own {
  path?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Examples that nobody can send as they are: they have a secret, or ask a payment provider. What else they may be refused for. */
const secret: Record<string, readonly (number | string)[]> = {
  'post-login': [409],
  'post-logout': [200],
  'post-begin-shop': [404],
  'post-request-password-reset': [200],
  'post-reset-password': ['token'],
  'post-change-password': ['current_password', 429],
  'post-begin-second-factor': ['password', 429],
  'post-turn-on-second-factor': [409],
  'post-turn-off-second-factor': ['password', 429],
  'post-renew-recovery-codes': ['password', 429],
  'post-end-session': [404],
  'post-end-account-session': ['password', 429],
  'post-end-account-sessions': ['password', 429],
  'post-remove-account-second-factor': ['password', 429],
  'post-invite-colleague': ['password', 429],
  'post-end-account': ['password', 429],
  'post-switch-person': ['pin', 429],
  'post-set-counter-pin': ['password', 429],
  'post-remove-counter-pin': ['password', 429],
  'post-remove-account-pin': ['password', 429],
  'post-online-payment-id-refund': [404],
  'post-online-payment-id-look': [404],
  'post-online-payment-id-cancel': [404],
  'post-invoice-invoice-pay-on-terminal': ['terminal'],
  'post-till-pay-on-terminal': ['terminal'],
  'post-invoice-by-code-code-pay-online': [404],
  'post-tracked-job-code-pay-online': [404],
  'post-reservation-by-code-code-pay-online': [404],
  'put-online-payment-setup-key': ['key'],
}

describe('[Y91] the examples of requests in openapi.json', () => {
  let database: TestDatabase
  let shop: TestShop
  let headers: Record<string, string>
  let calls: { method: string; path: string; call: Described; example: unknown }[]

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startTestShop(database)
    await loadDemo(shop.api)
    headers = await shop.login('cms-admin')
    const document = (await (await fetch(`${shop.url}/api/openapi.json`, { headers })).json()) as {
      paths: Record<string, Record<string, Described>>
    }
    calls = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, call]) => {
        const example = call.requestBody?.content['application/json']?.example
        return example === undefined ? [] : [{ method: method.toUpperCase(), path, call, example }]
      }),
    )
  }, 180_000)
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function send(method: string, path: string, body?: unknown) {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method,
      headers: {
        ...headers,
        'accept-language': 'en',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return {
      status: answer.status,
      body: (await answer.json()) as { data?: unknown; errors?: Record<string, string[]>; message?: string },
    }
  }
  async function added<Data = { id: number }>(path: string, body: object): Promise<Data> {
    const answer = await send('POST', path, body)
    return required(answer.body.data as Data | undefined, `${path}: ${JSON.stringify(answer.body)}`)
  }
  async function ask<Data>(query: string): Promise<Data> {
    const { data, errors } = await shop.graphql<Data>(query, {}, headers)
    return required(data, JSON.stringify(errors))
  }

  const exampleOf = (name: string) => calls.find(({ call }) => call.operationId === name)?.example as object
  let count = 0
  const lines = [{ description: 'Scherm', quantity: '1', unit_price: 121, vat_rate: 21 }]
  const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
  const customer = async () =>
    (await added('/register', { name: 'Bea', email: `bea${++count}@example.com`, ...address })).id
  const job = async () =>
    added<{ id: number; number: string }>('/statuses-repair/add-status-repair', {
      customer: await customer(),
      lines,
      contact_phone: '06 12345678',
      hold_back_notice: true,
    })
  const draftInvoice = async () => (await added('/invoices/add-invoice', { customer: await customer(), lines })).id
  const issued = async () => {
    const id = await draftInvoice()
    await added(`/invoice/${id}/issue`, { total: 121 })
    return id
  }
  const bought = async () => {
    return (await added('/buy-in', exampleOf('post-buy-in'))).id
  }
  const quoteOf = async (id: number) =>
    (await ask<{ quote: number }>(`mutation { quote: draftQuote(job: statusRepair, id: ${id}) }`)).quote
  const writtenQuote = async (id: number) => {
    const quote = await quoteOf(id)
    const words = { goods: 'Laptop', defect: 'Zwart scherm', work: 'Nieuw scherm', time_needed: 'Twee dagen' }
    await send('PUT', `/quote/edit/${quote}`, { ...words, lines })
    return quote
  }
  const sentQuote = async (id: number) => {
    const quote = await writtenQuote(id)
    await ask(`mutation { sendQuote(id: ${quote}, isMailed: false) { id } }`)
    const { sent } = await ask<{ sent: { sha: string } }>(`{ sent: quote(id: ${quote}) { sha } }`)
    return { quote, sha: sent.sha }
  }
  /** A free time, with its kind of appointment. */
  const freeTime = async () => {
    // Those of the coming days are changed by telephone.
    const [from, to] = [4, 14].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10))
    const { kinds } = await ask<{ kinds: { id: number }[] }>('{ kinds: publicAppointmentKinds(language: nl) { id } }')
    for (const { id } of kinds) {
      const { body } = await send('GET', `/public-slots/${id}/${from}/${to}`)
      const starts_at = JSON.stringify(body).match(/"starts_at":"([^"]+)"/)?.[1]
      if (starts_at) return { kind: id, starts_at }
    }
    throw new Error('No time is free')
  }
  const bookedCode = async () => {
    const body = { ...exampleOf('post-book-appointment'), ...(await freeTime()) }
    return (await added<{ code: string }>('/book-appointment', body)).code
  }
  const codeOf = async (id: number) => {
    const { told } = await ask<{ told: { nl: string } }>(`{ told: jobAddress(job: statusRepair, id: ${id}) { nl } }`)
    return told.nl.split('/').at(-1)
  }
  /** Two records of a kind that are not linked, and the record of an example for it. */
  async function unlinked(kind: string, add: string): Promise<Own> {
    const more = kind === 'news-item' ? { overview_image: await uploadPicture(shop, headers), category: 1 } : {}
    const of = async (language: string) => {
      const title = `Los ${language} ${++count}`
      const record = { language, title, price: 10, name: title, text: '<p>Tekst</p>', icon: 'repair', ...more }
      const known = calls.find(({ path }) => path === `/${add}`)?.example as object
      const body = Object.fromEntries(
        Object.entries({ ...known, ...record }).filter(([name]) => name in known || name in more),
      )
      return (await added(`/${add}`, body)).id
    }
    const [id, translation] = [await of('nl'), await of('en')]
    return { path: { id }, body: { translation, take_from: id } }
  }
  const draft = async (kind: string): Promise<Own> => {
    await send('PUT', `/${kind}/draft/1`, { [kind === 'review' ? 'name' : 'title']: `Concept ${++count}` })
    return { path: { id: 1 } }
  }

  const own: Record<string, () => Promise<Own>> = {
    'post-statuses-repair-add-status-repair': async () => ({ body: { customer: await customer() } }),
    'post-statuses-new-pc-add-status-new-pc': async () => ({ body: { customer: await customer() } }),
    'post-devices-add-device': async () => ({ body: { customer: await customer() } }),
    'post-invoices-add-invoice': async () => ({ body: { customer: await customer() } }),
    'post-accountant-download-add-quarter': async () => {
      const accountant = { name: 'Boek', email: 'boek@example.com', role: 'cms-accountant' }
      // Without documents, which take their time to be drawn.
      return { body: { accountant: (await added('/register', accountant)).id, year: 2001 } }
    },
    'put-quote-edit-id': async () => ({ path: { id: await quoteOf((await job()).id) } }),
    'put-invoice-edit-id': async () => ({ path: { id: await draftInvoice() } }),
    'post-invoice-id-issue': async () => ({ path: { id: await draftInvoice() } }),
    'post-invoice-id-credit': async () => ({ path: { id: await issued() } }),
    'post-bill-jobs': async () => ({ body: { jobs: [{ kind: 'statusRepair', id: (await job()).id }] } }),
    'post-bill-deposit': async () => ({ body: { id: (await job()).id } }),
    'post-payments-record': async () => ({ body: { invoices: [await issued()] } }),
    'post-till-return': async () => {
      return { body: { id: (await added('/till/sell', exampleOf('post-till-sell'))).id } }
    },
    'post-bought-item-pay-out': async () => ({ body: { id: await bought() } }),
    'post-bought-item-become-product': async () => ({ body: { id: await bought() } }),
    'post-news-item-add-news': async () => ({ body: { overview_image: await uploadPicture(shop, headers) } }),
    'post-find-job': async () => ({ body: { number: (await job()).number } }),
    'post-find-job-mail': async () => ({ body: { number: (await job()).number } }),
    'post-tracked-job-code-messages': async () => ({ path: { code: await codeOf((await job()).id) } }),
    'post-tracked-job-code-messages-read': async () => {
      const { id } = await job()
      return {
        path: { code: await codeOf(id) },
        body: { until: (await added(`/status-repair/${id}/messages`, { text: 'x' })).id },
      }
    },
    'post-quote-id-send': async () => ({ path: { id: await writtenQuote((await job()).id) } }),
    'post-quote-id-take-over': async () => {
      const { id } = await job()
      const sent = await sentQuote(id)
      const decision = { ...exampleOf('post-tracked-job-code-quotes-decide'), ...sent }
      await added(`/tracked-job/${await codeOf(id)}/quotes/decide`, decision)
      return { path: { id: sent.quote } }
    },
    'post-tracked-job-code-quotes-decide': async () => {
      const { id } = await job()
      return { path: { code: await codeOf(id) }, body: await sentQuote(id) }
    },
    'post-book-appointment': async () => ({ body: await freeTime() }),
    'post-appointment-by-code-code-move': async () => {
      const path = { code: await bookedCode() }
      return { path, body: { starts_at: (await freeTime()).starts_at } }
    },
    ...Object.fromEntries(
      Object.entries({
        page: 'pages/add-page',
        'news-item': 'news-item/add-news',
        'news-category': 'news-categories/add-news-category',
        'news-group': 'news-groups/add-news-group',
        'shared-block': 'shared-blocks/add-shared-block',
        tip: 'tips/add-tip',
        product: 'products/add-product',
        service: 'services/add-service',
        'service-group': 'service-groups/add-service-group',
        feature: 'features/add-feature',
      }).map(([kind, add]) => [`put-${kind}-translation-id`, () => unlinked(kind, add)]),
    ),
    ...Object.fromEntries(
      ['page', 'news-item', 'tip', 'product', 'service', 'feature', 'review'].map((kind) => [
        `post-${kind}-draft-id-plan`,
        () => draft(kind),
      ]),
    ),
  }

  it('are accepted, with the ids and files of the shop in the place of theirs', async () => {
    const refused: string[] = []
    // Whoever logs out does nothing after that.
    const rank = (name: string) => (name === 'post-logout' ? 2 : name in secret ? 1 : 0)
    for (const { method, path, call, example } of calls.toSorted(
      (one, other) => rank(one.call.operationId) - rank(other.call.operationId),
    )) {
      const name = call.operationId
      const { path: ids = {}, body = {} } = (await own[name]?.()) ?? {}
      const filled = path.replace(/\{(\w+)\}/g, (_, parameter: string) => {
        const given =
          ids[parameter] ?? call.parameters?.find((each) => each.in === 'path' && each.name === parameter)?.example
        return String(given)
      })
      const answer = await send(method, filled, { ...(example as object), ...body })
      const faults = answer.body.errors ? Object.keys(answer.body.errors) : [answer.status]
      const allowed = secret[name] ?? []
      if (answer.status >= 300 && faults.some((fault) => !allowed.includes(fault))) {
        refused.push(`${name} ${answer.status} ${JSON.stringify(answer.body.errors ?? answer.body.message)}`)
      }
    }
    expect(refused).toEqual([])
    expect(calls.length).toBeGreaterThan(110)
    expect(Object.keys(secret).filter((name) => !calls.some(({ call }) => call.operationId === name))).toEqual([])
  }, 120_000)
})
