import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createUser } from '../../../src/features/accounts/createUser.js'
import { entities } from '../../../src/features/features.js'
import { invoiceCode } from '../../../src/features/invoices/address/invoiceAddresses.js'
import { openLink } from '../../../src/features/messages/mailLinks.js'
import { OutgoingMail } from '../../../src/features/messages/OutgoingMail.js'
import { newBeginAddress } from '../../../src/features/setup/setupCodes.js'
import { isTranslated } from '../../../src/kernel/fields/isTranslated.js'
import { isPublishedKind } from '../../../src/kernel/publication/Published.js'
import { contractEntities } from '../../contract/contractEntities.js'
import { type ContractShop, startContractShop } from '../../contract/contractShop.js'
import { codeOf } from '../../features/accounts/secondFactorOf.js'
import { apiKey, FakeMollie } from '../../features/onlinePayments/FakeMollie.js'
import { cookiesOf, password, startTestShop } from '../../startTestShop.js'
import { createSqlite, type TestDatabase } from '../../testDatabases.js'
import { dataOf, type Rest, restClient } from './restClient.js'
import { refusedByProxy, ValidatingProxy } from './ValidatingProxy.js'

describe('[X31] REST behind a proxy that refuses what openapi.json does not describe', () => {
  let database: TestDatabase
  let shop: ContractShop
  let proxy: ValidatingProxy
  let proxied: ContractShop
  let admin: Rest
  let adminHeaders: Record<string, string>

  beforeAll(async () => {
    database = await createSqlite()
    shop = await startContractShop(database)
    proxy = await ValidatingProxy.before(shop)
    proxied = { ...shop, url: proxy.url }
    adminHeaders = await shop.login('cms-admin')
    admin = restClient(proxied, adminHeaders)
  })
  afterAll(async () => {
    proxy.close()
    await shop.close()
    await database.drop()
  })

  const post = async (path: string, form: FormData) => {
    const answer = await fetch(`${proxy.url}/api/${path}`, { method: 'POST', body: form, headers: adminHeaders })
    return { status: answer.status, body: (await answer.json()) as { data?: { id: number } } }
  }
  const formOf = (content: Blob, name: string, more: Record<string, string> = {}) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(more)) form.append(field, value)
    form.append('file', content, name)
    return form
  }
  const answersOf = (who: Rest, paths: string[]) =>
    Promise.all(paths.map(async (path) => ({ path, status: (await who('GET', path)).status })))
  const allGood = (paths: string[]) => paths.map((path) => ({ path, status: 200 }))

  it('refuses a request that is not described, and lets a login without a code through', async () => {
    expect((await fetch(`${proxy.url}/api/nonsense`)).status).toBe(refusedByProxy)
    const headers = { ...csrfOf(adminHeaders), 'content-type': 'application/json' }
    const send = (body: object) =>
      fetch(`${proxy.url}/api/login`, { method: 'POST', headers, body: JSON.stringify(body) })
    expect((await send({ email: 'cms-admin@example.com' })).status).toBe(refusedByProxy)
    expect((await send({ email: 'cms-admin@example.com', password, remember: true })).status).toBe(refusedByProxy)
    expect((await send({ email: 'cms-admin@example.com', password })).status).toBe(200)
    expect((await send({ email: 'cms-admin@example.com', password, code: null })).status).toBe(200)
  })

  it.each(contractEntities.filter(({ rest }) => rest.add))('$type: every call', async ({ rest, record, change }) => {
    const { id } = dataOf(await admin<{ id: number }>('POST', rest.add ?? '', record(shop.given)))
    expect(await answersOf(admin, [...(rest.list ? [rest.list] : []), `${rest.one}/${id}`])).toEqual(
      allGood([...(rest.list ? [rest.list] : []), `${rest.one}/${id}`]),
    )
    if (rest.nextId) expect((await admin('GET', rest.nextId)).status).toBe(200)
    if (rest.edit) expect((await admin('PUT', `${rest.one}/edit/${id}`, change)).status).toBe(200)
    if (rest.delete) expect((await admin('DELETE', `${rest.one}/delete/${id}`)).status).toBe(200)
  })

  it.each(contractEntities.filter(({ type }) => entities.some((each) => each.name === type && isTranslated(each))))(
    '[C1] $type: parted from its translation and linked again',
    async ({ rest, record }) => {
      const added = async (language: string, more: object = {}) => {
        const sent: Record<string, unknown> = { ...record(shop.given), language, title: `Los ${language}`, ...more }
        // What is unique is made from the title, or left out.
        delete sent.url
        delete sent.menu_title
        return dataOf(await admin<{ id: number }>('POST', rest.add ?? '', sent)).id
      }
      const id = await added('nl')
      const other = await added('en', { translation_of: id })
      const path = `${rest.one}/translation/${id}`
      expect((await admin('DELETE', path)).status).toBe(200)
      expect((await admin('PUT', path, { translation: other, take_from: id })).status).toBe(200)
      expect((await admin('DELETE', `${rest.one}/delete/${id}`)).status).toBe(200)
    },
  )

  it.each(contractEntities.filter(({ type }) => entities.some((each) => each.name === type && isPublishedKind(each))))(
    '[L2] [R13] $type: a draft of a new one and of one that is there',
    async ({ rest: { one }, record, change }) => {
      const given: Record<string, unknown> = record(shop.given)
      const own = ['title', 'url', 'menu_title'].filter((name) => given[name] !== undefined)
      const sent = { ...given, ...Object.fromEntries(own.map((name) => [name, 'concept'])) }
      const added = dataOf(await admin<{ record: number; is_new: boolean }>('POST', `${one}/draft`, { language: 'nl' }))
      expect(added.is_new).toBe(true)
      const path = `${one}/draft/${added.record}`
      const before = dataOf(await admin<{ version: number; values: { language: string } }>('GET', path))
      expect(before).toMatchObject({ version: 1, values: { language: 'nl' } })
      expect((await admin('POST', `${path}/publish`)).status).toBe(422)
      expect((await admin('PUT', `${path}?version=1`, sent)).status).toBe(200)
      expect((await admin('PUT', `${path}?version=1`, sent)).status).toBe(409)
      const publish_at = '2040-01-01T09:00:00.000Z'
      expect(dataOf(await admin('POST', `${path}/plan`, { publish_at }))).toMatchObject({ publish_at })
      expect(dataOf(await admin('POST', `${path}/publish?version=3`))).toBe(1)
      expect((await admin('GET', path)).status).toBe(404)
      expect(dataOf(await admin('PUT', path, change))).toMatchObject({ is_new: false, values: change })
      expect(dataOf(await admin('DELETE', path))).toBe(true)
      expect((await admin('DELETE', path)).status).toBe(404)
      expect(dataOf(await admin('PUT', path, {}))).toBeNull()
      expect((await admin('DELETE', `${one}/delete/${added.record}`)).status).toBe(200)
    },
  )

  it('[X32] every parameter of every list, with its example, and a sort that is none', async () => {
    // Those of visitors, which have a language and a page in their address, are called below.
    const lists = Object.entries(proxy.described.lists).filter(([path]) => !path.includes('{'))
    expect(lists.length).toBeGreaterThan(15)
    for (const [path, parameters] of lists) {
      const queries = parameters.map(({ name, example }) => `${name}=${encodeURIComponent(String(example))}`)
      expect(
        await answersOf(
          admin,
          queries.map((query) => `${path}?${query}`),
        ),
      ).toEqual(allGood(queries.map((query) => `${path}?${query}`)))
      expect((await admin('GET', `${path}?${queries.join('&')}`)).status).toBe(200)
      for (const query of ['sort=nothing', 'page=0', 'created_at_from=yesterday', 'id_to=all']) {
        expect((await fetch(`${proxy.url}/api/${path}?${query}`, { headers: adminHeaders })).status).toBe(
          refusedByProxy,
        )
      }
    }
  })

  it('what visitors read', async () => {
    const news = { language: 'nl', title: 'Bericht', overview_image: shop.given.picture, category: 1 }
    await admin('POST', 'news-item/add-news', news)
    await admin('POST', 'tips/add-tip', { language: 'nl', title: 'Tip' })
    await admin('POST', 'products/add-product', {
      language: 'nl',
      title: 'Laptop',
      price: 349,
      image: shop.given.picture,
    })
    const [item] = dataOf(await admin<{ id: number }[]>('GET', 'news'))
    const [tip] = dataOf(await admin<{ id: number }[]>('GET', 'tips'))
    await admin('POST', 'services/add-service', { language: 'nl', title: 'Scherm vervangen', url: 'scherm-vervangen' })
    const paths = [
      ...['public-pages/nl', 'public-features', 'public-services', 'public-reviews', 'public-news/nl/1'],
      ...['public-news-count/nl', 'public-news-item-exists/bericht', 'public-news-item-by-url/bericht'],
      ...[`public-news-by-id/${item?.id}`, 'random-news/2', 'public-news-past-year/nl'],
      ...['public-news-by-field-value/nl/category/1', `specific-news-items/nl/${item?.id},99`],
      ...['public-tips/nl/1', 'public-tips-count/nl', 'public-tips-all/nl', 'public-tip-exists/tip'],
      ...['public-tip-by-url/tip', `public-tip-by-id/${tip?.id}`, 'random-tips/2?language=en'],
      'public-products/nl/1?type=outlet&condition=new&brand=hp&min_price=1&below_price=9&in_stock=true&sort=cheapest',
      ...['public-products/nl/1', 'public-products-count/nl', 'public-product-exists/laptop'],
      'public-product-by-url/laptop',
      'public-search/nl?q=laptop&page=1',
      'public-product-choices/nl',
      'public-service-by-url/scherm-vervangen',
    ]
    expect(await answersOf(restClient(proxied), paths)).toEqual(allGood(paths))
    const titles = ['page-menu-title-exists', 'news-item-title-exists', 'tip-title-exists', 'product-title-exists']
    const asked = titles.map((path) => `${path}/Laptop?language=nl&except=1`)
    expect(await answersOf(admin, asked)).toEqual(allGood(asked))
  })

  it('messages, uploads and what others do with what is theirs', async () => {
    const person = { name: 'Anna', email: 'anna@example.com', phone: '06 0000 0001' }
    const problem = { ...person, description_problem: 'Het scherm blijft zwart.' }
    for (const [path, message] of [
      ['send-contact-email', { ...person, message: 'Hallo' }],
      ['send-phone-email', problem],
      ['send-remote-assistance-email', problem],
    ] as const) {
      expect((await restClient(proxied, csrfOf(adminHeaders))('POST', path, message)).status).toBe(200)
    }
    const picture = new Blob([new Uint8Array(await (await fetch(shop.url + shop.given.picture)).arrayBuffer())])
    const upload = formOf(picture, 'laptop.png', { 'page-type': 'tip' })
    expect((await post('image-upload/tiny-mce-upload', upload)).status).toBe(200)

    const accountant = { name: 'Boekhouder', email: 'boek@example.com', password, role: 'cms-accountant' }
    const { id: account } = dataOf(await admin<{ id: number }>('POST', 'register', accountant))
    const own = restClient(proxied, await loggedIn('boek@example.com'))
    const { id } = dataOf(await own<{ id: number }>('GET', 'accountant-download-of-accountant'))
    expect((await admin('GET', `accountant-download/${id}`)).status).toBe(200)
    expect((await admin('PUT', `accountant-download/edit/${id}`, { title: 'Kwartaal 3' })).status).toBe(200)
    const quarter = { accountant: account, year: 2026, quarter: 1 }
    expect((await admin('POST', 'accountant-download/add-quarter', quarter)).status).toBe(201)
    const days = ['figures/2026-01-01/2026-03-31']
    expect(await answersOf(admin, days)).toEqual(allGood(days))
    const sent = await post(`accountant-download/${id}/files`, formOf(new Blob(['a,b\n1,2\n']), 'kwartaal.csv'))
    expect(sent.status).toBe(201)
    const file = `accountant-download/${id}/files/${sent.body.data?.id}`
    expect((await fetch(`${proxy.url}/api/${file}`, { headers: adminHeaders })).status).toBe(200)
    expect((await admin('DELETE', file)).status).toBe(200)

    const customer = restClient(proxied, await shop.login('cms-status-user'))
    expect(await answersOf(customer, ['status-new-pc', 'status-repair'])).toEqual(
      allGood(['status-new-pc', 'status-repair']),
    )
    const part = dataOf(await admin<{ id: number }>('POST', 'zzp-products/add-zzp-product', { title: 'SSD', stock: 4 }))
    const partner = restClient(proxied, await shop.login('cms-zzp'))
    expect((await partner('POST', `zzp-product/adjust-stock/${part.id}`, { delta: -1 })).status).toBe(200)
  })

  it.each([
    ['status-repair', 'statuses-repair/add-status-repair'],
    ['status-new-pc', 'statuses-new-pc/add-status-new-pc'],
  ])('[K6] [K14] photos and messages of a job: %s', async (one, add) => {
    const job = dataOf(
      await admin<{ id: number }>('POST', add, { customer: shop.given.customer, description: 'Laptop' }),
    )
    const picture = new Blob([new Uint8Array(await (await fetch(shop.url + shop.given.picture)).arrayBuffer())])
    const photos = `${one}/${job.id}/photos`
    const photo = await post(`${photos}?kind=after&is_shown=true&key=${one}`, formOf(picture, 'laptop.png'))
    expect(photo.status).toBe(201)
    expect((await post(photos, formOf(picture, 'laptop.png'))).status).toBe(201)
    expect(dataOf(await admin<object[]>('GET', photos))).toHaveLength(2)

    const customer = restClient(proxied, await loggedIn('given@example.com'))
    expect(dataOf(await customer<object[]>('GET', photos))).toHaveLength(1)
    const messages = `${one}/${job.id}/messages`
    expect((await admin('POST', messages, { text: 'Mag er een nieuw scherm op?', key: 'question' })).status).toBe(201)
    const sent = dataOf(await customer<{ id: number }>('POST', messages, { text: 'Ja, graag.' }))
    for (const who of [admin, customer]) {
      expect(dataOf(await who<object[]>('GET', messages))).toHaveLength(2)
      expect(dataOf(await who<object[]>('POST', `${messages}/read`, { until: sent.id }))).toHaveLength(2)
    }
    expect((await admin('DELETE', `job-photos/${photo.body.data?.id}`)).status).toBe(200)
    expect(dataOf(await admin<object[]>('GET', photos))).toHaveLength(1)
  })

  it('[K11] quotes', async () => {
    const repair = { customer: shop.given.customer, description: 'Laptop' }
    const job = dataOf(await admin<{ id: number }>('POST', 'statuses-repair/add-status-repair', repair))
    const quote = dataOf(await admin<number>('POST', `status-repair/${job.id}/draft-quote`))
    const line = { description: 'Scherm', quantity: '1', unit_price: 99.5, vat_rate: 21 }
    const words = { goods: 'Laptop', defect: 'Het scherm blijft zwart.', work: 'Nieuw scherm plaatsen' }
    const record = {
      ...words,
      time_needed: 'Twee dagen',
      diagnosis_cost: 45,
      lines: [line, { ...line, is_optional: true }],
    }
    expect(await admin('PUT', `quote/edit/${quote}`, record)).toMatchObject({ status: 200 })
    const read = await admin('GET', `quote/${quote}`)
    expect(read).toMatchObject({ status: 200, body: { data: { ...record, customer: shop.given.customer } } })
    const sent = await admin('POST', `quote/${quote}/send`, { is_mailed: false })
    expect(sent).toMatchObject({ status: 200, body: { data: { state: 'sent' } } })
    expect((await admin('POST', `quote/${quote}/take-over`, {})).status).toBe(409)
  })

  it('[Y94] a device is taken in, and picked up', async () => {
    const intake = {
      kind: 'statusRepair',
      new_customer: { name: 'Jan de Boer', email: 'jan.de.boer@example.com' },
      new_device: { kind: 'laptop', brand: 'HP' },
      job: { description_problem: 'Start niet', hold_back_notice: true },
    }
    const taken = await admin<{ id: number; number: string }>('POST', 'take-in', { key: 'counter-1', intake })
    expect(taken.status).toBe(201)
    expect(dataOf(await admin('POST', 'take-in', { key: 'counter-1', intake }))).toMatchObject({ id: dataOf(taken).id })
    const pickUp = `status-repair/${dataOf(taken).id}/pick-up`
    expect(dataOf(await admin('POST', pickUp, { paid_with: 'card', picked_up_by: 'Jan' }))).toMatch(/T.*Z$/)
    expect(dataOf(await admin('POST', pickUp, { is_picked_up: false }))).toBeNull()
    const built = { customer: shop.given.customer, hold_back_notice: true }
    const newPc = dataOf(await admin<{ id: number }>('POST', 'statuses-new-pc/add-status-new-pc', built))
    expect((await admin('POST', `status-new-pc/${newPc.id}/draft-quote`)).status).toBe(201)
    expect((await admin('POST', `status-new-pc/${newPc.id}/pick-up`, {})).status).toBe(200)
  })

  it('[I18] invoices and payments', async () => {
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    const buyer = { name: 'Bea', email: 'bea@example.com', password, ...address }
    const { id: customer } = dataOf(await admin<{ id: number }>('POST', 'register', buyer))
    const line = { description: 'Scherm', quantity: '1', unit_price: 100, vat_rate: 21 }
    const added = await admin<{ id: number }>('POST', 'invoices/add-invoice', { customer, lines: [line] })
    const { id } = dataOf(added)
    expect((await admin('PUT', `invoice/edit/${id}`, { reference: 'PO 12' })).status).toBe(200)
    expect((await admin('GET', `invoice/${id}/document`)).status).toBe(200)
    expect(dataOf(await admin('POST', `invoice/${id}/issue`, { total: 100 }))).toMatchObject({ state: 'open' })
    expect((await admin('PUT', `invoice/edit/${id}`, { reference: 'PO 13' })).status).toBe(409)
    const payment = { method: 'card', amount: 40 }
    expect(dataOf(await admin('POST', 'payments/record', { invoices: [id], payment }))).toMatchObject([
      { open_amount: 60 },
    ])
    const [recorded] = dataOf(await admin<{ id: number }[]>('GET', 'payments'))
    expect((await admin('GET', `payment/${recorded?.id}`)).status).toBe(200)
    expect((await admin('POST', `payment/${recorded?.id}/correct`, { reason: 'Vergissing' })).status).toBe(201)
    expect(dataOf(await admin('GET', `invoice/${id}`))).toMatchObject({ open_amount: 100 })
    expect(dataOf(await admin('POST', `invoice/${id}/credit`, {}))).toMatchObject({ total: -100 })
    expect((await admin('DELETE', `invoice/delete/${id}`)).status).toBe(409)
    const again = dataOf(await admin<{ id: number }>('POST', 'invoices/add-invoice', { customer, lines: [line] }))
    expect((await admin('DELETE', `invoice/delete/${again.id}`)).status).toBe(200)

    const repair = { customer, lines: [line], hold_back_notice: true }
    const job = dataOf(await admin<{ id: number }>('POST', 'statuses-repair/add-status-repair', repair))
    const deposit = { job: 'statusRepair', id: job.id, amount: 20 }
    expect(dataOf(await admin('POST', 'bill-deposit', deposit))).toMatchObject({ kind: 'deposit', total: 20 })
    expect(dataOf(await admin('GET', `job-billing/statusRepair/${job.id}`))).toMatchObject({ total: 80, deposits: 20 })
    const jobs = [{ kind: 'statusRepair', id: job.id }]
    expect(dataOf(await admin('POST', 'bill-jobs', { jobs, total: 80 }))).toMatchObject({ total: 80, state: 'open' })
  })

  it('[I12] online payments', async () => {
    const mollie = await new FakeMollie().start()
    const { onlinePayments, database } = shop.services
    onlinePayments.standIn = { endpoint: mollie.endpoint }
    const key = { key: apiKey }
    expect(dataOf(await admin('PUT', 'online-payment-setup/key', key))).toMatchObject({ is_on: true, is_test: true })
    expect(dataOf(await admin('GET', 'online-payment-setup'))).toMatchObject({ is_on: true })
    const address = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    const buyer = { name: 'Cor', email: 'cor@example.com', password, ...address }
    const { id: customer } = dataOf(await admin<{ id: number }>('POST', 'register', buyer))
    const lines = [{ description: 'Werk', quantity: '1', unit_price: 100, vat_rate: 21 }]
    const { id } = dataOf(await admin<{ id: number }>('POST', 'invoices/add-invoice', { customer, lines }))
    await admin('POST', `invoice/${id}/issue`, {})
    const code = await database.write((manager) => invoiceCode(manager, shop.services.settings, id))
    mollie.terminals.push({ id: 'term_1', description: 'Balie', status: 'active' })
    expect(dataOf(await admin('GET', 'payment-terminals'))).toEqual([{ id: 'term_1', name: 'Balie' }])
    const onTerminal = { terminal: 'term_1', amount: 100 }
    const held = dataOf(await admin<{ id: number }>('POST', `invoice/${id}/pay-on-terminal`, onTerminal))
    expect(dataOf(await admin('POST', `online-payment/${held.id}/look`, {}))).toMatchObject({ status: 'open' })
    expect(dataOf(await admin('POST', `online-payment/${held.id}/cancel`, {}))).toMatchObject({ status: 'canceled' })
    const ofSale = { sale: 'sale-1', terminal: 'term_1', amount: 100 }
    const atTill = dataOf(await admin<{ id: number }>('POST', 'till/pay-on-terminal', ofSale))
    mollie.set(mollie.last.id, 'paid')
    await onlinePayments.told(mollie.last.id)
    expect(dataOf(await admin('GET', 'till/terminal-payments'))).toMatchObject([{ id: atTill.id, is_unbooked: true }])
    const sale = { lines: [{ description: 'Kabel', unit_price: 100 }], online_payment: atTill.id, total: 100 }
    expect(dataOf(await admin('POST', 'till/sell', sale))).toMatchObject({ state: 'paid' })
    const pay = `invoice-by-code/${code}/pay-online`
    expect(dataOf(await admin('POST', pay, { amount: 100 }))).toMatchObject({ checkout_url: expect.any(String) })
    mollie.set(mollie.last.id, 'paid')
    await onlinePayments.told(mollie.last.id)
    const all = dataOf(await admin<{ id: number }[]>('GET', 'online-payments'))
    const online = all.find(({ id: each }) => ![held.id, atTill.id].includes(each))
    expect(dataOf(await admin('GET', `online-payment/${online?.id}`))).toMatchObject({ status: 'paid', amount: 100 })
    const refunded = await admin('POST', `online-payment/${online?.id}/refund`, { amount: 40 })
    expect(dataOf(refunded)).toMatchObject({ refunded: 40 })

    const ready = { customer, lines, status: 'return-appointment', hold_back_notice: true }
    const job = dataOf(await admin<{ id: number }>('POST', 'statuses-repair/add-status-repair', ready))
    const { data } = await shop.graphql<{ jobAddress: { nl: string } }>(
      `{ jobAddress(job: statusRepair, id: ${job.id}) { nl } }`,
      {},
      adminHeaders,
    )
    const tracked = `tracked-job/${data?.jobAddress.nl.split('/').at(-1)}`
    const begun = await admin('POST', `${tracked}/pay-online`, { amount: 100 })
    expect(dataOf(begun)).toMatchObject({ checkout_url: expect.any(String) })

    const opening_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
    await admin('PUT', 'shop-settings/edit', { opening_hours, opening_exceptions: [] })
    const product = { title: 'Vooraf betaald', language: 'nl', price: 60, stock: 1 }
    const made = dataOf(await admin<{ id: number }>('POST', 'products/add-product', product))
    const wanted = { product: made.id, name: 'Cor', email: 'cor@example.com' }
    const reserved = dataOf(await admin<{ code: string }>('POST', 'reserve-product', wanted))
    const paid = await admin('POST', `reservation-by-code/${reserved.code}/pay-online`, { amount: 60 })
    expect(dataOf(paid)).toMatchObject({ checkout_url: expect.any(String) })
    await mollie.stop()
  })

  it('[I18] the till and its closings', async () => {
    expect(dataOf(await admin('GET', 'till/find?search=onbekend'))).toMatchObject({ items: [], is_exact: false })
    const lines = [{ description: 'Sticker', unit_price: 2.5 }]
    const payments = [{ method: 'cash', amount: 2.5 }]
    const sold = dataOf(
      await admin<{ id: number; number: string; state: string }>('POST', 'till/sell', { lines, payments, total: 2.5 }),
    )
    expect(sold.state).toBe('paid')
    const receipt = dataOf(await admin('GET', `till/receipt/${sold.number.toLowerCase()}`))
    expect(receipt).toMatchObject({ id: sold.id, number: sold.number, money_received: 2.5, lines: [{ place: 0 }] })
    expect(dataOf(await admin('GET', 'till/receipt/B99-9999'))).toBeNull()
    const mailed = await admin<number>('POST', `till/receipt/${sold.id}/mail`, { address: 'anna@example.com' })
    expect([mailed.status, dataOf(mailed)]).toEqual([201, expect.any(Number)])
    expect((await admin('POST', `till/receipt/${sold.id}/mail`, { address: 'anna' })).status).toBe(422)
    const returned = { id: sold.id, lines: [{ place: 0 }], refund: 'cash', total: 2.5 }
    expect(dataOf(await admin('POST', 'till/return', returned))).toMatchObject({ kind: 'credit' })
    const moved = dataOf(await admin<{ id: number }>('POST', 'till/move-cash', { amount: 10, reason: 'Wisselgeld' }))
    expect((await admin('GET', `cash-movement/${moved.id}`)).status).toBe(200)
    expect(dataOf(await admin<unknown[]>('GET', 'cash-movements'))).toMatchObject([{ amount: 10 }])
    expect(dataOf(await admin('GET', 'till/state'))).toMatchObject({ moved: 10 })
    const counted = [{ value: 10, count: 1 }]
    const closing = { counted, float_left: 10, reason: 'Proef' }
    const { id } = dataOf(await admin<{ id: number }>('POST', 'till/close', closing))
    expect(dataOf(await admin('GET', `till-closing/${id}`))).toMatchObject({ number: 'K0001', counted: 10 })
    expect(dataOf(await admin<unknown[]>('GET', 'till-closings'))).toHaveLength(1)
    expect((await admin('GET', `till-closing/${id}/document`)).status).toBe(200)
  })

  it('[I15] [I18] what is bought in', async () => {
    const goods = { goods: 'Laptop', make: 'Lenovo', model: 'T480', price: 150, identity_paper: 'passport' }
    const place = { seller_address: 'Kerkstraat 12', seller_postal_code: '3511 AB', seller_city: 'Utrecht' }
    const input = { ...goods, ...place, seller_name: 'Piet Verkoper', paid_by: 'set-off', drawing: 'M1 1 L9 9' }
    const { id } = dataOf(await admin<{ id: number }>('POST', 'buy-in', { input }))
    expect(dataOf(await admin('GET', `bought-item/${id}`))).toMatchObject({ seller_name: 'Piet Verkoper' })
    expect(dataOf(await admin('GET', 'till/trade-ins'))).toMatchObject([{ id, owed: 150 }])
    const paid = await admin('POST', 'bought-item/pay-out', { id, paid_by: 'transfer', amount: 150 })
    expect(dataOf(paid)).toMatchObject({ owed: 0 })
    const become = await admin('POST', 'bought-item/become-product', { id, price: 299 })
    expect(dataOf(become)).toMatchObject({ product: expect.any(Number) })
  })

  it('[K8] [K9] [K11] [K14] a job without a login', async () => {
    const job = dataOf(
      await admin<{ id: number; number: string }>('POST', 'statuses-repair/add-status-repair', {
        customer: shop.given.customer,
        contact_phone: '0413 999888',
      }),
    )
    const line = { description: 'Scherm', quantity: '1', unit_price: 99.5, vat_rate: 21 }
    const said = { goods: 'Laptop', defect: 'Zwart scherm', work: 'Nieuw scherm', time_needed: 'Twee dagen' }
    const words = { ...said, lines: [line] }
    const ask = async <Data>(document: string) => (await shop.graphql<Data>(document, {}, adminHeaders)).data
    const drafted = await ask<{ draftQuote: number }>(`mutation { draftQuote(job: statusRepair, id: ${job.id}) }`)
    expect((await admin('PUT', `quote/edit/${drafted?.draftQuote}`, words)).status).toBe(200)
    await ask(`mutation { sendQuote(id: ${drafted?.draftQuote}, isMailed: false) { id } }`)
    const photo = `status-repair/${job.id}/photos?is_shown=true`
    const picture = new Blob([new Uint8Array(await (await fetch(shop.url + shop.given.picture)).arrayBuffer())])
    expect((await post(photo, formOf(picture, 'laptop.png'))).status).toBe(201)
    await admin('POST', `status-repair/${job.id}/messages`, { text: 'Mag er een nieuw scherm op?' })
    const address = await ask<{ jobAddress: { nl: string } }>(`{ jobAddress(job: statusRepair, id: ${job.id}) { nl } }`)
    const tracked = `tracked-job/${address?.jobAddress.nl.split('/').at(-1)}`

    const anyone = restClient(proxied, csrfOf(adminHeaders))
    for (const [digits, status] of [
      ['0000', 404],
      ['9888', 200],
    ] as const) {
      expect((await anyone('POST', 'find-job', { number: job.number, digits })).status).toBe(status)
      expect((await anyone('POST', 'find-job/mail', { number: job.number, digits })).status).toBe(status)
    }
    const shown = dataOf(
      await anyone<{ quotes: { id: number; sha: string }[]; photos: { url: string }[]; messages: { id: number }[] }>(
        'GET',
        tracked,
      ),
    )
    const [quote, message] = [shown.quotes[0], shown.messages[0]]
    expect((await fetch(shop.url + shown.photos[0]?.url)).status).toBe(200)
    const decision = { quote: quote?.id, sha: quote?.sha, decision: 'accepted', name: 'Anna', key: 'k1' }
    const decided = await anyone<{ state: string }>('POST', `${tracked}/quotes/decide`, decision)
    expect(dataOf(decided).state).toBe('accepted')
    expect((await anyone('POST', `${tracked}/quotes/decide`, { ...decision, key: 'k2' })).status).toBe(409)
    expect(dataOf(await admin('POST', `quote/${quote?.id}/take-over`, {}))).toBe(job.id)
    expect((await anyone('POST', `${tracked}/messages`, { text: 'Ja, graag.' })).status).toBe(201)
    expect((await anyone('POST', `${tracked}/messages`, { text: '' })).status).toBe(422)
    expect(dataOf(await anyone<object[]>('POST', `${tracked}/messages/read`, { until: message?.id }))).toHaveLength(2)
    expect((await anyone('GET', `tracked-job/${'A'.repeat(22)}`)).status).toBe(404)
  })

  it('[W8] what mails say, and whether they leave', async () => {
    expect(await answersOf(admin, ['mail-kinds', 'mail-connection'])).toEqual(
      allGood(['mail-kinds', 'mail-connection']),
    )
    const [text] = dataOf(await admin<{ id: number; kind: string; language: string }[]>('GET', 'mail-texts'))
    expect((await admin('GET', `mail-text/${text?.id}`)).status).toBe(200)
    expect((await admin('PUT', `mail-text/edit/${text?.id}`, { subject: 'Van de winkel' })).status).toBe(200)
    const own = { kind: text?.kind, language: text?.language, subject: 'Van de winkel' }
    const shown = dataOf(await admin<{ subject: string }>('POST', 'mail-text/preview', own))
    expect(shown.subject).toBe('Van de winkel')
    expect((await admin('POST', 'try-mail', {})).status).toBe(200)
  })

  it('[V4] reserved products', async () => {
    const opening_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' }))
    expect((await admin('PUT', 'shop-settings/edit', { opening_hours, opening_exceptions: [] })).status).toBe(200)
    const product = { title: 'Te reserveren', language: 'nl', price: 49.95, stock: 1 }
    const { id } = dataOf(await admin<{ id: number }>('POST', 'products/add-product', product))
    const anyone = restClient(proxied, csrfOf(adminHeaders))
    const wanted = { product: id, name: 'Anna', email: 'anna@example.com' }
    const reserved = await anyone<{ price: number }>('POST', 'reserve-product', wanted)
    expect([reserved.status, dataOf(reserved).price]).toEqual([201, 49.95])
    expect((await anyone('POST', 'reserve-product', wanted)).status).toBe(409)
    expect((await anyone('POST', 'reserve-product', { ...wanted, name: '' })).status).toBe(422)
    expect((await anyone('POST', 'reserve-product', { ...wanted, product: 999_999 })).status).toBe(404)
    const [made] = dataOf(await admin<{ id: number }[]>('GET', 'reservations'))
    expect(await answersOf(admin, [`reservation/${made?.id}`])).toEqual(allGood([`reservation/${made?.id}`]))
    expect((await admin('DELETE', `reservation/delete/${made?.id}`)).status).toBe(200)
  })

  it('[T1] [T4] appointments, their kinds and blocked times', async () => {
    const kind = { title_nl: 'Brengen', minutes: 30, notice_hours: 0 }
    const { id, version } = dataOf(
      await admin<{ id: number; version: number }>('POST', 'appointment-kinds/add-appointment-kind', kind),
    )
    expect((await admin('PUT', `appointment-kind/edit/${id}`, { title_en: 'Bring in', version })).status).toBe(200)
    const blocked = { reason: 'Tandarts', starts_at: '2031-03-03T09:00:00.000Z', ends_at: '2031-03-03T10:00:00.000Z' }
    const block = dataOf(await admin<{ id: number }>('POST', 'blocked-times/add-blocked-time', blocked)).id
    expect((await admin('PUT', `blocked-time/edit/${block}`, { reason: 'Vrij' })).status).toBe(200)
    const opening_hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }))
    expect((await admin('PUT', 'shop-settings/edit', { opening_hours, opening_exceptions: [] })).status).toBe(200)

    const anyone = restClient(proxied, csrfOf(adminHeaders))
    const day = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const slots = dataOf(await anyone<{ slots: { starts_at: string }[] }[]>('GET', `public-slots/${id}/${day}/${day}`))
    const person = { name: 'Anna', email_address: 'anna@example.com', phone_number: '06 12345678' }
    const wanted = { kind: id, starts_at: slots[0]?.slots[20]?.starts_at, ...person }
    const { code } = dataOf(await anyone<{ code: string }>('POST', 'book-appointment', wanted))
    expect((await anyone('POST', 'book-appointment', wanted)).status).toBe(409)
    const ownAppointment = `appointment-by-code/${code}`
    const starts_at = slots[0]?.slots[21]?.starts_at
    expect(dataOf(await anyone('POST', `${ownAppointment}/move`, { starts_at }))).toMatchObject({ starts_at })
    expect(dataOf(await anyone('POST', `${ownAppointment}/cancel`))).toMatchObject({ code })
    expect((await anyone('POST', 'book-appointment', wanted)).status).toBe(201)
    expect((await anyone('POST', 'book-appointment', { ...wanted, name: '' })).status).toBe(422)
    const [moved, made] = dataOf(
      await admin<{ id: number; starts_at: string }[]>('GET', 'appointments?sort=-starts_at'),
    )
    const paths = [
      ...[`appointment/${made?.id}`, `appointment-kind/${id}`, `blocked-time/${block}`, 'public-appointment-kinds'],
      ...['appointment-kinds/next-appointment-kind-id', 'blocked-times/next-blocked-time-id'],
    ]
    expect(await answersOf(admin, paths)).toEqual(allGood(paths))
    expect((await admin('DELETE', `appointment/delete/${made?.id}`)).status).toBe(409)
    const cancel = `mutation { cancelAppointmentByShop(id: ${made?.id}, notify: false) { id } }`
    expect((await shop.graphql(cancel, {}, adminHeaders)).errors).toBeUndefined()
    expect((await admin('DELETE', `appointment/delete/${made?.id}`)).status).toBe(200)
    expect((await admin('DELETE', `appointment/delete/${moved?.id}`)).status).toBe(200)
    expect((await admin('DELETE', `appointment-kind/delete/${id}`)).status).toBe(200)
    expect((await admin('DELETE', `blocked-time/delete/${block}`)).status).toBe(200)
  })

  it('words that mean the same', async () => {
    const add = { words: 'hete laptop, tosti-ijzer' }
    const { id } = dataOf(await admin<{ id: number }>('POST', 'search-synonyms/add-search-synonym', add))
    expect((await admin('GET', `search-synonym/${id}`)).status).toBe(200)
    expect((await admin('PUT', `search-synonym/edit/${id}`, { words: 'hete laptop, strijkijzer' })).status).toBe(200)
    expect((await admin('DELETE', `search-synonym/delete/${id}`)).status).toBe(200)
  })

  it('redirects', async () => {
    const add = { path: '/contact.html', target: '/nl/nieuws' }
    const { id } = dataOf(await admin<{ id: number }>('POST', 'site-redirects/add-site-redirect', add))
    expect((await admin('GET', `site-redirect/${id}`)).status).toBe(200)
    expect((await admin('PUT', `site-redirect/edit/${id}`, { target: '/en/news' })).status).toBe(200)
    expect((await admin('DELETE', `site-redirect/delete/${id}`)).status).toBe(200)
  })

  it('[Y94] many products by their article numbers', async () => {
    const rows = [{ sku: 'LP-9', title: 'Laptop negen', price: 299, stock: 2 }, { sku: 'LP-10' }]
    expect(dataOf(await admin('POST', 'products/bulk', { rows }))).toMatchObject([
      { outcome: 'created', faults: null },
      { outcome: 'refused', faults: [{ field: 'title' }, { field: 'price' }] },
    ])
  })

  it('[L17] shared blocks, and a page that is read and written back with one', async () => {
    expect((await admin('GET', 'shared-blocks/next-shared-block-id')).status).toBe(200)
    const text = { type: 'text', title: 'Actie', text: '<p>Tien procent.</p>' }
    const add = { language: 'nl', title: 'Actie van nu', blocks: [text] }
    const { id } = dataOf(await admin<{ id: number }>('POST', 'shared-blocks/add-shared-block', add))
    expect((await admin('GET', 'shared-blocks')).status).toBe(200)
    const page = { language: 'nl', title: 'Bladzijde met actie', blocks: [{ ...text, shared_block: id }] }
    const made = dataOf(await admin<{ id: number }>('POST', 'pages/add-page', page))
    const { blocks } = dataOf(await admin<{ blocks: object[] }>('GET', `page/${made.id}`))
    expect(blocks).toMatchObject([{ ...text, shared_block: id }])
    expect((await admin('PUT', `shared-block/edit/${id}`, { blocks: [{ ...text, title: 'Later' }] })).status).toBe(200)
    const written = dataOf(await admin<{ blocks: object[] }>('PUT', `page/edit/${made.id}`, { blocks }))
    expect(written.blocks).toMatchObject([{ title: 'Later', shared_block: id }])
    expect((await admin('DELETE', `shared-block/delete/${id}`)).status).toBe(409)
    expect((await admin('DELETE', `page/delete/${made.id}`)).status).toBe(200)
    expect(dataOf(await admin<object>('GET', `shared-block/${id}`))).toMatchObject({ uses: 0 })
    expect((await admin('DELETE', `shared-block/delete/${id}`)).status).toBe(200)
  })

  it('promotions', async () => {
    expect((await admin('GET', 'promotions/next-promotion-id')).status).toBe(200)
    const add = { name: 'Kerst', text_nl: 'Kerstactie', ends_at: '2099-12-27T00:00:00.000Z', percent: 10 }
    const { id } = dataOf(await admin<{ id: number }>('POST', 'promotions/add-promotion', add))
    expect((await admin('GET', `promotion/${id}`)).status).toBe(200)
    expect((await admin('PUT', `promotion/edit/${id}`, { percent: 15 })).status).toBe(200)
    expect((await admin('DELETE', `promotion/delete/${id}`)).status).toBe(200)
  })

  it('webhooks and what was sent to them', async () => {
    const endpoint = 'https://receiver.example.com/shop'
    const add = { name: 'Stock elsewhere', endpoint, enabled: true, stock_low: true }
    const { id } = dataOf(await admin<{ id: number }>('POST', 'webhooks/add-webhook', add))
    expect((await admin('GET', `webhook/${id}`)).status).toBe(200)
    expect((await admin('PUT', `webhook/edit/${id}`, { name: 'Stock' })).status).toBe(200)
    expect((await admin('POST', `webhook/renew-secret/${id}`, { password })).status).toBe(200)
    expect((await admin('POST', `webhook/send-test/${id}`)).status).toBe(200)
    const [delivery] = dataOf(await admin<{ id: number }[]>('GET', 'webhook-deliveries'))
    expect((await admin('GET', `webhook-delivery/${delivery?.id}`)).status).toBe(200)
    expect((await admin('POST', 'webhook-deliveries/resend', {})).status).toBe(200)
    expect((await admin('DELETE', `webhook/delete/${id}`)).status).toBe(200)
  })

  it('the shop itself', async () => {
    expect(await answersOf(admin, ['shop-settings', 'shop'])).toEqual(allGood(['shop-settings', 'shop']))
    expect((await admin('PUT', 'shop-settings/edit', { name: 'Computerhuis', city: 'Veldhoek' })).status).toBe(200)
  })

  it('sessions and passwords', async () => {
    expect((await fetch(`${proxy.url}/api/csrf-cookie`)).status).toBe(204)
    expect((await fetch(`${proxy.url}/api/`)).status).toBe(200)
    expect((await admin('GET', 'changes?after=now&entity=tip&count=1')).status).toBe(200)
    const email = 'owner@example.com'
    await createUser(shop.services.database, { name: 'Owner', email, role: 'cms-admin', password, demo: false })
    const rest = restClient(proxied, await loggedIn(email))
    const changed = { current_password: password, new_password: 'another-good-password' }
    expect((await rest('POST', 'change-password', changed)).status).toBe(200)
    expect((await rest('POST', 'request-password-reset', { email })).status).toBe(200)
    const token = await newestToken()
    const anonymous = restClient(proxied, csrfOf(adminHeaders))
    expect((await anonymous('POST', 'reset-password', { token, password })).status).toBe(200)
    const again = restClient(proxied, await loggedIn(email))
    expect((await again('POST', 'logout', { role: 'cms-admin' })).status).toBe(200)
  })

  it('what guards accounts, the own and those of others', async () => {
    const email = 'guarded@example.com'
    const { database } = shop.services
    const { id: account } = await createUser(database, {
      name: 'Guarded',
      email,
      role: 'cms-zzp',
      password,
      demo: false,
    })
    const headers = await loggedIn(email)
    const own = restClient(proxied, headers)
    const done = async <Data>(rest: Rest, path: string, body: object) => dataOf(await rest<Data>('POST', path, body))
    const begin = () => done<{ secret: string }>(own, 'begin-second-factor', { password })
    await loggedIn(email)
    await loggedIn(email)
    const sessions = dataOf(await own<{ id: string }[]>('GET', 'my-sessions'))
    await done(own, 'end-session', { id: sessions.at(-1)?.id })
    expect(await done(own, 'end-other-sessions', {})).toBe(1)
    const { secret } = await begin()
    await done(own, 'turn-on-second-factor', { code: codeOf(secret, -1) })
    const [code] = await done<string[]>(own, 'renew-recovery-codes', { password, code: codeOf(secret) })
    await done(own, 'turn-off-second-factor', { password, code })
    const { secret: other } = await begin()
    await done(own, 'turn-on-second-factor', { code: codeOf(other) })

    const paths = ['staff-accounts', `account-security/${account}`, `account-sessions/${account}`]
    expect(await answersOf(admin, paths)).toEqual(allGood(paths))
    await done(admin, 'remove-account-second-factor', { account, password })
    await loggedIn(email)
    const [session] = dataOf(await admin<{ id: string }[]>('GET', `account-sessions/${account}`))
    await done(admin, 'end-account-session', { account, session: session?.id, password })
    expect(await done(admin, 'end-account-sessions', { account, password })).toBe(0)
    await done(admin, 'unlock-account', { account })
    const colleague = { name: 'Noor', email: 'noor@example.com', language: 'nl', password }
    await done(admin, 'end-account', { account: await done(admin, 'invite-colleague', colleague), password })
  })

  it('[L15] colleagues who take turns at the counter by PIN', async () => {
    const email = 'counter@example.com'
    const given = { name: 'Counter', email, role: 'cms-admin', staffRight: 'clerk', password, demo: false } as const
    const { id } = await createUser(shop.services.database, given)
    const own = restClient(proxied, await loggedIn(email))
    const done = async (rest: Rest, path: string, body: object) => dataOf(await rest('POST', path, body))
    await done(own, 'set-counter-pin', { pin: '730519', password })
    await done(own, 'remove-counter-pin', { password })
    await done(own, 'set-counter-pin', { pin: '4821', password })
    expect(await done(own, 'switch-person', { person: id, pin: '4821' })).toMatchObject({ id, name: 'Counter' })
    await done(admin, 'remove-account-pin', { account: id, password })
  })

  it('the first account of a shop without one', async () => {
    const database = await createSqlite()
    const empty = await startTestShop(database)
    const before = await ValidatingProxy.before(empty)
    try {
      const token = cookiesOf(await fetch(`${before.url}/api/csrf-cookie`))['XSRF-TOKEN'] ?? ''
      const anonymous = restClient(
        { ...empty, url: before.url },
        { cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token },
      )
      const [, code] = (await newBeginAddress(empty.services))?.split('#') ?? []
      const owner = { code, name: 'Noor', email: 'noor@example.com', password }
      expect((await anonymous('POST', 'begin-shop', owner)).status).toBe(201)
      for (const call of before.answered) proxy.answered.add(call)
    } finally {
      before.close()
      await empty.close()
      await database.drop()
    }
  })

  it('has answered every call of the document', () => {
    expect(proxy.described.operationIds.filter((id) => !proxy.answered.has(id))).toEqual([])
    expect(proxy.described.operationIds.length).toBeGreaterThanOrEqual(130)
  })

  function csrfOf({ cookie = '', ...headers }: Record<string, string>): Record<string, string> {
    return { ...headers, cookie: cookie.split(';')[0] ?? '' }
  }

  async function loggedIn(email: string): Promise<Record<string, string>> {
    const csrf = csrfOf(adminHeaders)
    const answer = await fetch(`${proxy.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...csrf },
      body: JSON.stringify({ email, password }),
    })
    return { ...csrf, cookie: `${csrf.cookie}; session=${cookiesOf(answer).session}` }
  }

  async function newestToken(): Promise<string> {
    const { database: stored, settings } = shop.services
    const mails = stored.reader.createQueryBuilder(OutgoingMail, 'mail').addSelect('mail.sealedLink')
    const mail = await mails.orderBy('mail.id', 'DESC').limit(1).getOne()
    const link = mail && openLink('reset', mail, settings)
    return /#([\w-]+)$/.exec(link ?? '')?.[1] ?? ''
  }
})
