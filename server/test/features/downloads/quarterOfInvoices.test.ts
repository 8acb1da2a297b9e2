import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { unzipSync } from 'fflate'
import { dataOf } from '../../delivery/rest/restClient.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { type Accountant, type DownloadShop, startDownloadShop } from './downloadShop.js'

interface Added {
  files: { id: number; name: string; url: string }[]
  documents: number
}

const repaired = {
  hold_back_notice: true,
  end_date: '2026-09-30',
  lines: [{ kind: 'labour', description: 'Scherm', quantity: '1', unit_price: 121, vat_rate: 21 }],
}

describe.each(bothDatabases)('the quarter of a shop with invoices, on $name', ({ create }) => {
  let database: TestDatabase
  let shop: DownloadShop
  let anna: Accountant
  let bert: Accountant
  let customer: number

  beforeAll(async () => {
    database = await create()
    shop = await startDownloadShop(database)
    anna = await shop.accountant('anna')
    bert = await shop.accountant('bert')
    const person = { name: '=1+1 Jansen', email: 'k@example.com', address: 'Dorpsstraat', house_number: '1' }
    const place = { zip_code: '1234 AB', city: 'Utrecht' }
    customer = dataOf(await shop.admin<{ id: number }>('POST', 'register', { ...person, ...place })).id
    await asOwner('mutation { updateShop(input: { vatStandard: 21, vatReduced: 9 }) { id } }')
    await bill(customer)
  })
  afterAll(async () => {
    await shop.close()
    await database.drop()
  })

  async function asOwner(query: string, variables: object = {}) {
    const answer = await shop.graphql<Record<string, unknown>>(query, variables, shop.adminHeaders)
    expect(answer.errors).toBeUndefined()
    return answer.data
  }

  async function bill(of: number): Promise<{ id: number; number: string }> {
    const job = { customer: of, ...repaired }
    const { id } = dataOf(await shop.admin<{ id: number }>('POST', 'statuses-repair/add-status-repair', job))
    const billed = await asOwner(
      `mutation { billJobs(jobs: [{ kind: statusRepair, id: ${id} }], payments: [{ method: card, amount: 121 }]) { id number } }`,
    )
    return billed?.billJobs as { id: number; number: string }
  }

  const set = (ledgerNumbers: object[]) =>
    shop.graphql(
      'mutation ($input: UpdateShopSettingsInput!) { updateShop(input: $input) { id } }',
      { input: { ledgerNumbers } },
      shop.adminHeaders,
    )

  async function add(accountant: Accountant): Promise<Added> {
    const now = new Date()
    const asked = { year: now.getUTCFullYear(), quarter: Math.floor(now.getUTCMonth() / 3) + 1 }
    const path = 'accountant-download/add-quarter'
    return dataOf(await shop.admin<Added>('POST', path, { accountant: accountant.id, ...asked }))
  }

  async function auditfile({ files }: Added): Promise<string> {
    const { url = '' } = files.find(({ name }) => name.endsWith('.xaf')) ?? {}
    return (await shop.get(url, anna.headers)).text()
  }

  it('[I16] the auditfile has the ledger numbers of the shop, and the usual ones of the rest', async () => {
    const entries = async () => {
      const xml = await auditfile(await add(anna))
      return [...xml.matchAll(/<trLine>.*?<accID>(\d+)<\/accID>/gs)].map(([, number]) => number)
    }
    expect(await entries()).toEqual(['1300', '8000', '1500', '1200', '1300'])
    const own = [
      { account: 'debtors', number: '1399' },
      { account: 'turnoverHigh', number: '80001' },
      { account: 'cardInTransit', number: '1100' },
    ]
    expect((await set(own)).errors).toBeUndefined()
    expect(await entries()).toEqual(['1399', '80001', '1500', '1100', '1399'])
    expect((await set([])).errors).toBeUndefined()
  })

  it('[I16] a ledger number that cannot be is refused at its place', async () => {
    const faults = async (own: object[]) => (await set(own)).errors?.[0]?.extensions?.errors
    expect(await faults([{ account: 'debtors', number: '13-00' }])).toHaveProperty(['ledgerNumbers.0.number'])
    const twice = ['1301', '1302'].map((number) => ({ account: 'debtors', number }))
    expect(await faults(twice)).toHaveProperty(['ledgerNumbers.1.account'])
    expect(await faults([{ account: 'vatHigh', number: '8000' }])).toHaveProperty(['ledgerNumbers.0.number'])
    expect((await set([{ account: 'safe', number: '1' }])).errors).toBeDefined()
  })

  it('[I16] [A28] the accountant reads the files of the own download, and nothing else of persons', async () => {
    const { files, documents } = await add(anna)
    expect(documents).toBe(1)
    const own = dataOf(await anna.rest<Added>('GET', 'accountant-download-of-accountant'))
    const names = own.files.map(({ name }) => name)
    for (const { name, url } of files) {
      expect(names).toContain(name)
      expect([name, (await shop.get(url, anna.headers)).status]).toEqual([name, 200])
      expect([name, (await shop.get(url, bert.headers)).status]).toEqual([name, 404])
      expect([name, (await shop.get(url)).status]).toEqual([name, 401])
    }
    expect(dataOf(await bert.rest<Added>('GET', 'accountant-download-of-accountant')).files).toEqual([])
    for (const path of ['invoices', 'payments', 'customers', 'statuses-repair', `customer/${customer}`]) {
      expect([path, (await anna.rest('GET', path)).status]).toEqual([path, 403])
    }
    const reads = [
      'invoices { total }',
      'payments { total }',
      'openItems { count }',
      'invoiceDocument(id: 1) { document }',
    ]
    for (const read of reads) {
      const { errors } = await shop.graphql(`{ ${read} }`, {}, anna.headers)
      expect([read, errors?.[0]?.extensions?.code]).toEqual([read, 'FORBIDDEN'])
    }
  })

  it('[I16] a name that a program would calculate with is a text in every table', async () => {
    const { files } = await add(anna)
    for (const { name, url } of files.filter(({ name }) => name.endsWith('.csv'))) {
      const text = await (await shop.get(url, anna.headers)).text()
      expect([name, /(^|[;,\n])"?[=+@]/.test(text)]).toEqual([name, false])
    }
    const invoices = files.find(({ name }) => name.includes('acturen') && name.endsWith('.csv'))
    expect(await (await shop.get(invoices?.url ?? '', anna.headers)).text()).toContain('=1+1 Jansen')
  })

  it('[I16] [I11] what was issued is in a ZIP, with UBL for a business, and so is how the till was closed', async () => {
    const company = { company: 'Bakkerij Jansen', kvk_number: '12345678', vat_number: 'NL000000012B62' }
    const place = { address: 'Dorpsstraat', house_number: '1', zip_code: '1234 AB', city: 'Utrecht' }
    const person = { name: 'Jan', email: 'jan@example.com', ...company, ...place }
    const business = dataOf(await shop.admin<{ id: number }>('POST', 'register', person)).id
    const { id, number } = await bill(business)
    const counted = '[{ value: 50, count: 1 }]'
    await asOwner(`mutation { closeTill(counted: ${counted}, floatLeft: 50, reason: "Wisselgeld") { id } }`)
    const read = async ({ files }: Added, title: string, extension: string) => {
      const file = files.find(({ name }) => name.startsWith(title) && name.endsWith(extension))
      return Buffer.from(await (await shop.get(file?.url ?? '', anna.headers)).arrayBuffer())
    }
    const added = await add(anna)
    const archive = await read(added, 'Documenten', '.zip')
    const entries = unzipSync(archive)
    expect(Object.keys(entries)).toEqual([
      expect.stringMatching(/^F\d\d-0001\.pdf$/),
      ...[`${number}.pdf`, `${number}.xml`, 'Dagafsluitingen/K0001.pdf'],
    ])
    const entry = (name: string) => Buffer.from(entries[name] ?? [])
    const shown = await shop.get(`/cougarXr7/preview/factuur/${id}/a4.pdf`, shop.adminHeaders)
    expect(entry(`${number}.pdf`).equals(Buffer.from(await shown.arrayBuffer()))).toBe(true)
    expect(entry(`${number}.xml`).toString()).toContain('Bakkerij Jansen')
    const [, closing] = (await read(added, 'Dagafsluitingen', '.csv')).toString().split('\r\n')
    const [name, , ...cells] = closing?.replaceAll('"', '').split(';') ?? []
    const methods = ['242,00', '0,00', '0,00', '0,00', '0,00', '0,00']
    const cash = ['0,00', '50,00', '50,00', 'Wisselgeld']
    expect([name, ...cells]).toEqual(['K0001', '242,00', ...methods, '200,00', '42,00', ...cash])
    expect((await read(await add(anna), 'Documenten', '.zip')).equals(archive)).toBe(true)
  })
})
