import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { Customer } from '../../../src/features/customers/Customer.js'
import { Session } from '../../../src/features/sessions/Session.js'
import { SetupCode } from '../../../src/features/setup/SetupCode.js'
import { newBeginAddress } from '../../../src/features/setup/setupCodes.js'
import { required } from '../../required.js'
import { cookiesOf, sessionIn, startTestShop, type TestShop } from '../../startTestShop.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'

const password = 'een stevig wachtwoord'
const mutation = `mutation ($code: String!, $email: String!, $password: String!) {
  beginShop(code: $code, name: "Noor de Wit", email: $email, password: $password) { id role }
}`

describe.each(bothDatabases)('[W9] the first account on $name', ({ create }) => {
  let database: TestDatabase
  let shops: TestShop[]

  beforeEach(async () => {
    database = await create()
    shops = [await startTestShop(database), await startTestShop(database)]
  })
  afterEach(async () => {
    for (const shop of shops) await shop.close()
    await database.drop()
  })

  const [first, second] = [() => required(shops[0], 'shop'), () => required(shops[1], 'shop')]
  const newCode = async (shop = first()) => {
    const address = required(await newBeginAddress(shop.services), 'address')
    expect(address).toMatch(/\/cougarXr7\/begin#([2-9a-z]{5}-){3}[2-9a-z]{5}$/)
    return address.split('#')[1] ?? ''
  }

  async function begin(shop: TestShop, given: { code: string; email?: string; password?: string }) {
    const csrf = await fetch(`${shop.url}/api/csrf-cookie`)
    const token = cookiesOf(csrf)['XSRF-TOKEN'] ?? ''
    const answer = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
      body: JSON.stringify({ query: mutation, variables: { email: 'noor@example.com', password, ...given } }),
    })
    const { data, errors } = (await answer.json()) as {
      data: { beginShop: { role: string } } | null
      errors?: { extensions: { code: string; errors?: object } }[]
    }
    const headers = { cookie: `XSRF-TOKEN=${token}; ${sessionIn(cookiesOf(answer))}`, 'x-xsrf-token': token }
    return { data, refused: errors?.[0]?.extensions, headers }
  }

  it('is made with a printed code, of which several are valid, and logs its owner in', async () => {
    const code = await newCode()
    await newCode(second())
    const { data, headers } = await begin(first(), { code: code.toUpperCase().replaceAll('-', ' ') })
    expect(data?.beginShop.role).toBe('cms_admin')
    const { data: progress } = await first().graphql<{ shopSetup: { steps: string[]; doneSteps: string[] } }>(
      '{ shopSetup { steps doneSteps isEnded } }',
      {},
      headers,
    )
    expect(progress?.shopSetup).toMatchObject({ doneSteps: [], isEnded: false })
    expect(progress?.shopSetup.steps.slice(0, 3)).toEqual(['account', 'gegevens', 'openingstijden'])
    expect(progress?.shopSetup.steps.at(-1)).toBe('starting-content')
    expect(await newBeginAddress(first().services)).toBeNull()
    expect(await first().services.database.reader.count(SetupCode)).toBe(0)
  })

  it('[L8] closes the shop to visitors, who are told nothing of what is written meanwhile', async () => {
    const read = '{ publicPages(language: nl) { title } shop { isOpen } }'
    for (const shop of shops) expect((await shop.graphql(read)).data).toMatchObject({ shop: { isOpen: true } })
    const { headers } = await begin(first(), { code: await newCode() })
    const page = 'mutation { createPage(input: { language: nl, title: "Over ons", url: "over-ons" }) { id } }'
    expect((await first().graphql(page, {}, headers)).errors).toBeUndefined()
    expect((await first().graphql(read)).data).toEqual({ publicPages: [], shop: { isOpen: false } })
    expect((await first().graphql(read, {}, headers)).data).toMatchObject({ publicPages: [{ title: 'Over ons' }] })
    const again = await startTestShop(database)
    shops.push(again)
    expect((await again.graphql(read)).data).toEqual({ publicPages: [], shop: { isOpen: false } })
  })

  it('is refused without a code, with a wrong one and with a bad password, and nothing is lost by that', async () => {
    const code = await newCode()
    expect((await begin(first(), { code: '' })).refused).toMatchObject({
      code: 'VALIDATION',
      errors: { code: [expect.any(String)] },
    })
    expect((await begin(first(), { code: 'aaaaa-aaaaa-aaaaa-aaaaa' })).refused?.errors).toHaveProperty('code')
    expect((await begin(first(), { code, password: '1234567890' })).refused?.errors).toHaveProperty('password')
    expect((await begin(first(), { code, email: 'noor' })).refused?.errors).toHaveProperty('email')
    expect(await first().services.database.reader.count(Customer)).toBe(0)
    expect((await begin(first(), { code })).data).not.toBeNull()
  })

  it('is made once: of 50 browsers at two instances one wins, the others find nothing', async () => {
    const codes = [await newCode(), await newCode(second())]
    const tries = Array.from({ length: 50 }, (_, index) =>
      begin(required(shops[index % 2], 'shop'), {
        code: codes[index % 2] ?? '',
        // Some with the same address, as when one person clicks twice.
        email: `owner${index % 5}@example.com`,
      }),
    )
    const answers = await Promise.all(tries)
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1)
    expect(new Set(answers.flatMap(({ refused }) => (refused ? [refused.code] : [])))).toEqual(new Set(['NOT_FOUND']))
    const { reader } = first().services.database
    expect([await reader.count(Customer), await reader.count(Session)]).toEqual([1, 1])
  })

  it('is no way in beside an account that was made otherwise', async () => {
    const code = await newCode()
    await first().login()
    expect((await begin(first(), { code })).refused?.code).toBe('NOT_FOUND')
  })

  it('keeps how far the set-up is, whatever the device, for the owner alone', async () => {
    const { headers } = await begin(first(), { code: await newCode() })
    const finish = 'mutation ($step: String!) { finishSetupStep(step: $step) { doneSteps } }'
    await Promise.all(
      ['gegevens', 'account'].map((step, index) => required(shops[index], 'shop').graphql(finish, { step }, headers)),
    )
    const unknown = await first().graphql(finish, { step: 'nonsense' }, headers)
    expect(unknown.errors?.[0]?.extensions.code).toBe('VALIDATION')
    const query = '{ shopSetup { doneSteps } }'
    expect((await second().graphql(query, {}, headers)).data).toEqual({
      shopSetup: { doneSteps: ['account', 'gegevens'] },
    })
    expect((await second().graphql(query)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    const ended = await first().graphql('mutation { endSetup { isEnded } }', {}, headers)
    expect(ended.data).toEqual({ endSetup: { isEnded: true } })
  })
})

describe.each(bothDatabases.slice(0, 1))('[W9] guesses at the code', ({ create }) => {
  it('are slowed as logins are', async () => {
    const database = await create()
    const shop = await startTestShop(database, { LOGIN_LIMIT: '3/1m' })
    try {
      const csrf = await fetch(`${shop.url}/api/csrf-cookie`)
      const token = cookiesOf(csrf)['XSRF-TOKEN'] ?? ''
      const headers = { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token }
      const codes: (string | undefined)[] = []
      for (let guess = 0; guess < 5; guess++) {
        const variables = { code: `guess ${guess}`, email: 'noor@example.com', password }
        codes.push((await shop.graphql(mutation, variables, headers)).errors?.[0]?.extensions.code)
      }
      expect(codes).toEqual(['VALIDATION', 'VALIDATION', 'VALIDATION', 'RATE_LIMITED', 'RATE_LIMITED'])
    } finally {
      await shop.close()
      await database.drop()
    }
  })
})
