import { restName } from '../../../src/delivery/rest/names.js'
import { openLink } from '../../../src/features/messages/mailLinks.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { cookiesOf, password, sessionIn, startTestShop, type TestShop } from '../../startTestShop.js'
import type { TestDatabase } from '../../testDatabases.js'

export type Headers = Record<string, string>

/** What a call answered, over either API. */
export interface Answer {
  status: number
  code?: string
  message?: string
  errors?: Record<string, string[]>
  value?: unknown
  cookies: Record<string, string>
}

/** Calls an operation whose arguments are texts over one of the APIs. */
export interface Api {
  name: string
  call(shop: TestShop, operation: string, args: Record<string, string>, headers: Headers): Promise<Answer>
}

export const apis: readonly [Api, Api] = [
  {
    name: 'GraphQL',
    async call({ url }, operation, args, headers) {
      const names = Object.keys(args)
      const variables = names.map((name) => `$${name}: String!`).join(', ')
      const values = names.map((name) => `${name}: $${name}`).join(', ')
      const fields = { login: '{ id role }', logout: '{ loggedOut }' }[operation] ?? ''
      const query = `mutation (${variables}) { ${operation}(${values}) ${fields} }`.replace('()', '').replace('()', '')
      const response = await post(`${url}/graphql`, { query, variables: args }, headers)
      const body = (await response.json()) as {
        data?: Record<string, unknown> | null
        errors?: { message: string; extensions: { code: string; errors?: Record<string, string[]> } }[]
      }
      const [error] = body.errors ?? []
      return {
        status: response.status,
        code: error?.extensions.code,
        message: error?.message,
        errors: error?.extensions.errors,
        value: body.data?.[operation],
        cookies: cookiesOf(response),
      }
    },
  },
  {
    name: 'REST',
    async call({ url }, operation, args, headers) {
      const path = restName(operation).replaceAll('_', '-')
      const body = Object.fromEntries(Object.entries(args).map(([name, value]) => [restName(name), value]))
      const response = await post(`${url}/api/${path}`, body, headers)
      const { data, ...refusal } = (await response.json()) as { data?: unknown } & Omit<Answer, 'status' | 'cookies'>
      const errors = refusal.errors && Object.fromEntries(Object.entries(refusal.errors).map(camelCased))
      return { ...refusal, errors, status: response.status, value: data, cookies: cookiesOf(response) }
    },
  },
]

function post(url: string, body: unknown, headers: Headers): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
    body: JSON.stringify(body),
  })
}

/** Only the REST name of a field that GraphQL knows counts as that field. */
function camelCased([name, texts]: [string, string[]]): [string, string[]] {
  const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return [restName(camel) === name ? camel : `not the name in REST: ${name}`, texts]
}

interface Registration {
  data: { id: number }
  code?: string
  errors?: Record<string, string[]>
}

export interface AccountShop extends TestShop {
  /** The headers of a browser without a session. */
  csrf(): Promise<Headers>
  /** The headers of a browser in which this account has logged in. */
  logIn(email: string, given?: string): Promise<Headers>
  /** The REST answer to a registration by cms-admin. */
  register(record: object): Promise<{ status: number; body: Registration }>
  /** What the viewer behind these headers is called; null without a session. */
  nameOf(headers: Headers): Promise<string | null>
  /** Every mail to this address, the first one first. */
  mailsTo(email: string): Promise<OutgoingMail[]>
  /** The link of the last mail to this address, as it would be delivered. */
  linkSentTo(email: string): Promise<string>
  /** The token in the last mail to this address. */
  tokenSentTo(email: string): Promise<string>
}

export async function startAccountShop(
  database: TestDatabase,
  environment: Record<string, string> = {},
): Promise<AccountShop> {
  const shop = await startTestShop(database, environment)
  const csrf = async (): Promise<Headers> => {
    const token = cookiesOf(await fetch(`${shop.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
    return { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
  }
  const mailsTo = (recipient: string) =>
    shop.services.database.reader.find(OutgoingMail, { where: { recipient }, order: { id: 'ASC' } })
  const linkSentTo = async (recipient: string): Promise<string> => {
    const query = shop.services.database.reader.createQueryBuilder(OutgoingMail, 'mail').addSelect('mail.sealedLink')
    const mail = await query.where({ recipient }).orderBy('mail.id', 'DESC').limit(1).getOne()
    const { settings } = shop.services
    return (mail && (openLink('invitation', mail, settings) ?? openLink('reset', mail, settings))) ?? ''
  }
  return {
    ...shop,
    csrf,
    mailsTo,
    async logIn(email, given = password) {
      const headers = await csrf()
      const response = await post(`${shop.url}/api/login`, { email, password: given }, headers)
      const session = sessionIn(cookiesOf(response))
      if (!session) throw new Error(`${email}: ${await response.text()}`)
      return { ...headers, cookie: `${headers.cookie}; ${session}` }
    },
    async register(record) {
      const response = await post(`${shop.url}/api/register`, record, await shop.login('cms-admin'))
      return { status: response.status, body: (await response.json()) as Registration }
    },
    async nameOf(headers) {
      const { data } = await shop.graphql<{ me: { name: string } | null }>('{ me { name } }', {}, headers)
      return data?.me?.name ?? null
    },
    linkSentTo,
    async tokenSentTo(email) {
      const [, token = ''] = /#([\w-]+)$/.exec(await linkSentTo(email)) ?? []
      return token
    },
  }
}
