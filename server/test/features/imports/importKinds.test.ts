import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import writeExcelFile from 'write-excel-file/node'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { countsOf, type ImportShop, startImportShop } from './importShop.js'

describe.each(bothDatabases)('[L9] customers, devices, parts and redirects of a file, on $name', ({ create }) => {
  let database: TestDatabase
  let imports: ImportShop

  const run = async (entity: string, file: string) => {
    const judged = await imports.judged(entity, file)
    return {
      id: judged.id,
      targets: judged.columns.map(({ target }) => target),
      counts: countsOf(await imports.run(judged.id)),
    }
  }
  const first = async (query: string) => {
    const { list } = await imports.ask<{ list: { items: Record<string, unknown>[] } }>(`{ list: ${query} }`)
    return list.items
  }

  beforeAll(async () => {
    database = await create()
    imports = await startImportShop(database)
  })
  afterAll(async () => {
    await imports.shop.close()
    await database.drop()
  })

  it('customers by e-mail address, or by name and phone; nobody is mailed, and no file gives rights', async () => {
    const file =
      'Naam,Telefoon,E-mail,Straat,Huisnr,Postcode,Woonplaats,Rol,Wachtwoord\nJan de Boer,06 12345678,jan@example.com,Dorpsstraat,1,1234 AB,Ede,cms-accountant,geheim\nZonder Mail,06 87654321,,,,,,,'
    const { id, targets, counts } = await run('customer', file)
    expect(targets).toEqual(['name', 'phoneNumber', 'email', 'address', 'houseNumber', 'zipCode', 'city', null, null])
    expect(counts).toEqual({ 'new done': 2 })
    const items = 'items { name email role city }'
    expect(await first(`customers(sort: { field: id }) { ${items} }`)).toEqual([
      { name: 'Jan de Boer', email: 'jan@example.com', role: 'cms_status_user', city: 'Ede' },
      { name: 'Zonder Mail', email: null, role: 'cms_status_user', city: null },
    ])
    const mails = await first('outgoingMails { items { id } }')
    expect(mails).toEqual([])
    expect(countsOf(await imports.judged('customer', file))).toEqual({ unchanged: 2 })
    expect((await run('customer', 'email;plaats\nJAN@example.com;Arnhem')).counts).toEqual({ 'changed done': 1 })
    expect(countsOf(await imports.undo(id))).toEqual({ 'new kept': 1, 'new undone': 1 })
    expect((await imports.rows(id))[0]?.faults).toEqual([{ field: { nl: 'Plaats' }, text: 'Is sindsdien veranderd.' }])
  })

  it('accounts of the shop itself are nobody that a file can change', async () => {
    const judged = await imports.judged('customer', 'naam;email\nOvername;cms-admin@example.com')
    expect(countsOf(judged)).toEqual({ refused: 1 })
  })

  it('devices with the customer that a file names', async () => {
    const file =
      'Klant;Merk;Model;Serienummer;Soort;Gekocht op\njan@example.com;Dell;XPS 13;SN-1;Laptop;1-2-2024\nNiemand;HP;;SN-2;;\n'
    const { id, targets, counts } = await run('device', file)
    expect(targets).toEqual(['customer', 'brand', 'model', 'serialNumber', 'kind', 'boughtOn'])
    expect(counts).toEqual({ 'new done': 1, refused: 1 })
    expect((await imports.rows(id))[1]?.faults).toEqual([
      { field: { nl: 'Klant' }, text: 'Er is niets dat ‘Niemand’ heet.' },
    ])
    expect(await first('devices { items { name serialNumber kind boughtOn } }')).toEqual([
      { name: 'Dell XPS 13', serialNumber: 'SN-1', kind: 'laptop', boughtOn: '2024-02-01' },
    ])
    expect(countsOf(await imports.judged('device', file))).toEqual({ unchanged: 1, refused: 1 })
  })

  it('parts by article number, of a spreadsheet in which numbers are numbers', async () => {
    const cell = (value: string | number) => ({ value })
    const data = [
      ['Artikelcode', 'Omschrijving', 'Aantal', 'Inkoopprijs', 'EAN'].map(cell),
      ['X-1', 'SSD 1 TB', 12, 49.95, 8712345678906].map(cell),
    ]
    const file = await writeExcelFile(data).toBuffer()
    const judged = await imports.judged('zzpProduct', file)
    expect(countsOf(await imports.run(judged.id))).toEqual({ 'new done': 1 })
    expect(await first('zzpProducts { items { title stock sku gtin purchasePrice } }')).toEqual([
      { title: 'SSD 1 TB', stock: 12, sku: 'X-1', gtin: '8712345678906', purchasePrice: 49.95 },
    ])
    expect(countsOf(await imports.judged('zzpProduct', file))).toEqual({ unchanged: 1 })
  })

  it('redirects by their old address, with what a form would find wrong with them', async () => {
    const file = 'Van;Naar\nhttps://oud.example/contact.html;/nl/bestaat-niet\n/weg.html;nergens'
    const { id, counts } = await run('siteRedirect', file)
    expect(counts).toEqual({ refused: 2 })
    const [missing, wrong] = await imports.rows(id)
    expect(missing?.faults).toHaveLength(1)
    expect(wrong?.faults.map(({ field }) => field?.nl)).toEqual(['Gaat naar'])
    const good = 'Van;Naar\nhttps://oud.example/contact.html;https://example.com/contact'
    expect((await run('siteRedirect', good)).counts).toEqual({ 'new done': 1 })
    expect(await first('siteRedirects { items { path target } }')).toEqual([
      { path: '/contact.html', target: 'https://example.com/contact' },
    ])
    expect(countsOf(await imports.judged('siteRedirect', good))).toEqual({ unchanged: 1 })
  })

  it('for the owner alone, and not for what the shop does not use', async () => {
    for (const role of ['cms-zzp', 'cms-accountant', 'cms-status-user'] as const) {
      const as = await imports.shop.login(role)
      const { errors } = await imports.begin('product', 'titel;prijs\nx;1', { as })
      expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN')
    }
    await imports.ask('mutation { updateShop(input: { usesProducts: false }) { id } }')
    const { errors } = await imports.begin('product', 'titel;prijs\nx;1')
    expect(required(errors?.[0], 'error').extensions.code).toBe('CONFLICT')
  })
})
