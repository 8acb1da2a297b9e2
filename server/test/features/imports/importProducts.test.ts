import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import sharp from 'sharp'
import { required } from '../../required.js'
import { bothDatabases, type TestDatabase } from '../../testDatabases.js'
import { countsOf, type ImportShop, startImportShop } from './importShop.js'

interface Product {
  id: number
  title: string
  language: string
  price: number
  stock: number
  sku: string | null
  gtin: string | null
  brand: string | null
  specifications: string | null
  image: { url: string } | null
  sibling: { id: number } | null
}

describe.each(bothDatabases)('[L9] products of a file, on $name', ({ create }) => {
  let database: TestDatabase
  let imports: ImportShop

  const products = async () =>
    (
      await imports.ask<{ products: { items: Product[] } }>(
        '{ products(perPage: 500, sort: { field: id }) { items { id title language price stock sku gtin brand specifications image { url } sibling: translation { id } } } }',
      )
    ).products.items
  const called = async (title: string) =>
    required(
      (await products()).find((each) => each.title === title),
      title,
    )

  beforeAll(async () => {
    database = await create()
    imports = await startImportShop(database)
  })
  afterAll(async () => {
    await imports.shop.close()
    await database.drop()
  })

  it('of a till: columns recognised, a dry run that changes nothing, then written, again unchanged, and taken back', async () => {
    const file = [
      'Artikelnr;EAN;Omschrijving;Verkoopprijs incl. BTW;Voorraad;Merk;Intern',
      'A1;8712345678906;Kabel 2 m;€ 1.299,50;5;Acme;x',
      'A2;;"Scherm 27""";199,00;3;;y',
      'A3;123;Muis;12,345;2,5;;',
      'A1;;Nog een kabel;5,00;1;;',
    ].join('\r\n')
    const judged = await imports.judged('product', file)
    expect(judged.columns.map(({ target }) => target)).toEqual([
      'sku',
      'gtin',
      'title',
      'price',
      'stock',
      'brand',
      null,
    ])
    expect(judged.columns[3]?.examples).toEqual(['€ 1.299,50', '199,00', '12,345'])
    expect(judged).toMatchObject({ state: 'ready', total: 4, done: 4 })
    expect(countsOf(judged)).toEqual({ new: 2, refused: 2 })
    expect(await products()).toEqual([])

    const [, , wrong, twice] = await imports.rows(judged.id)
    expect(wrong?.faults).toEqual([
      { field: { nl: 'Prijs' }, text: '‘12,345’ heeft meer dan twee cijfers achter de komma.' },
      { field: { nl: 'Voorraad' }, text: '‘2,5’ is geen heel getal.' },
    ])
    expect(twice).toMatchObject({ number: 5, faults: [{ field: null, text: 'Dit staat ook al in rij 2.' }] })

    const done = await imports.run(judged.id)
    expect(done.state).toBe('done')
    expect(countsOf(done)).toEqual({ 'new done': 2, refused: 2 })
    expect(await products()).toMatchObject([
      { title: 'Kabel 2 m', price: 1299.5, stock: 5, sku: 'A1', gtin: '8712345678906', brand: 'Acme', language: 'nl' },
      { title: 'Scherm 27"', price: 199, stock: 3, sku: 'A2' },
    ])
    expect(countsOf(await imports.judged('product', file))).toEqual({ unchanged: 2, refused: 2 })

    const undone = await imports.undo(done.id)
    expect(undone.state).toBe('undone')
    expect(countsOf(undone)).toEqual({ 'new undone': 2, refused: 2 })
    expect(await products()).toEqual([])
  })

  it('what a form would refuse is refused with all its reasons, in the language of the reader', async () => {
    const judged = await imports.judged('product', `titel,prijs,ean\n${'x'.repeat(130)},,8712345678901\n,5.00,`)
    const [long, nameless] = await imports.rows(judged.id)
    expect(long?.faults.map(({ field }) => field?.nl).sort()).toEqual(['Prijs', 'Streepjescode (EAN)', 'Titel'])
    expect(nameless?.faults).toEqual([{ field: { nl: 'Titel' }, text: expect.stringContaining('verplicht') }])
  })

  it('by article number, EAN or title; both languages have one price and stock; empty cells leave what there is', async () => {
    const first = await imports.judged(
      'product',
      'taal;artikelnummer;titel;prijs;voorraad;merk\nnl;B1;Toets;10;4;Logi\nen;B1;Key;;;',
    )
    expect(countsOf(first)).toEqual({ new: 1, refused: 1 })
    await imports.run(first.id)
    const pair = await imports.judged('product', 'taal;artikelnummer;titel;prijs\nen;B1;Key;10')
    expect(countsOf(await imports.run(pair.id))).toEqual({ 'new done': 1 })
    const [nl, en] = [await called('Toets'), await called('Key')]
    expect(nl.sibling).toEqual({ id: en.id })
    expect(en).toMatchObject({ price: 10, stock: 4, brand: 'Logi', sku: 'B1' })

    const movements = async () =>
      (
        await imports.ask<{ moved: { items: { delta: number; reason: string }[] } }>(
          `{ moved: productMovements(product: ${nl.id}) { items { delta reason } } }`,
        )
      ).moved.items
    const stock = await imports.run((await imports.judged('product', 'sku;voorraad;merk\nB1;9;')).id)
    expect(countsOf(stock)).toEqual({ 'changed done': 1 })
    expect(await called('Key')).toMatchObject({ stock: 9, brand: 'Logi' })
    expect(await movements()).toEqual([
      { delta: 5, reason: 'count' },
      { delta: 4, reason: 'opening' },
    ])
    const other = await imports.judged('product', 'taal;sku;titel;prijs\nnl;B1;Toets;11\nen;B1;Key;12')
    expect((await imports.rows(other.id))[1]?.faults).toEqual([
      { field: { nl: 'Prijs' }, text: expect.stringContaining('In rij 2 staat') },
    ])

    // Taken back is what is still as it was imported; the rest is named.
    await imports.ask('mutation ($id: Int!) { updateProduct(id: $id, input: { stock: 8 }) { id } }', { id: en.id })
    const kept = await imports.undo(stock.id)
    expect(countsOf(kept)).toEqual({ 'changed kept': 1 })
    expect((await imports.rows(stock.id))[0]?.faults).toEqual([
      { field: { nl: 'Voorraad' }, text: 'Is sindsdien veranderd.' },
    ])
    expect((await called('Toets')).stock).toBe(8)
  })

  it('numbers that can be read in two ways are asked about, and columns can be chosen', async () => {
    const judged = await imports.judged('product', 'wat;hoeveel\nServer;1.299')
    expect(judged.columns.map(({ target }) => target)).toEqual([null, null])
    const choose = async (columns: string[], numbers: string | null) => {
      const query =
        'mutation ($id: Int!, $columns: [String!]!, $numbers: Language) { chooseImportColumns(id: $id, columns: $columns, numbers: $numbers) { id } }'
      const { errors } = await imports.shop.graphql(query, { id: judged.id, columns, numbers }, imports.headers)
      if (errors) return errors[0]?.extensions.errors ?? errors[0]?.extensions.code
      await imports.settled(judged.id)
      return (await imports.rows(judged.id))[0]
    }
    expect(await choose(['title', 'price'], null)).toMatchObject({ outcome: 'refused' })
    expect(await choose(['title', 'price'], 'nl')).toMatchObject({ outcome: 'new', faults: [] })
    expect(await choose(['title', 'title'], null)).toEqual({ columns: [expect.any(String)] })
    expect(await choose(['', ''], null)).toEqual({ columns: [expect.any(String)] })
    expect(await choose(['title', 'passwordHash'], null)).toBe('BAD_REQUEST')
  })

  it('pictures by the names of their files, or by the number of the article', async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
      .png()
      .toBuffer()
    const names = ['Kabel.PNG', 'P2.png', 'P2-2.png']
    const file = 'sku;titel;prijs;foto\nP1;Met foto;5;kabel.png\nP2;Op nummer;5;\nP3;Zonder;5;weg.png'
    const judged = await imports.judged('product', file, names)
    expect(countsOf(judged)).toEqual({ new: 2, refused: 1 })
    expect((await imports.rows(judged.id))[2]?.faults[0]?.text).toContain('‘weg.png’')
    expect(judged.awaitedPictures.sort()).toEqual([...names].sort())
    for (const name of names) expect((await imports.addPicture(judged.id, picture, name)).errors).toBeUndefined()
    expect((await imports.addPicture(judged.id, picture, 'iets.png')).errors?.[0]?.extensions.code).toBe('VALIDATION')
    expect(countsOf(await imports.run(judged.id))).toEqual({ 'new done': 2, refused: 1 })
    expect((await called('Met foto')).image?.url).toMatch(/^\/uploads\/images\//)
    expect((await called('Op nummer')).image?.url).toMatch(/^\/uploads\/images\//)
    expect(countsOf(await imports.judged('product', file, names))).toEqual({ unchanged: 2, refused: 1 })
  })

  it('what another shop exports comes in without its pictures and kinds, and says so at its rows', async () => {
    const file =
      'ID,Type,SKU,Name,Published,Stock,Regular price,Images\n1,simple,WC-1,Woo-kabel,1,4,9.95,https://oud.example/a/kabel.jpg?x=1'
    const judged = await imports.judged('product', file)
    expect(countsOf(judged)).toEqual({ new: 1 })
    expect((await imports.rows(judged.id))[0]?.notes).toEqual([
      'De foto ‘kabel.jpg’ staat op een andere site en is niet meegenomen. Kies die erbij als je hem wilt.',
    ])
    expect(countsOf(await imports.run(judged.id))).toEqual({ 'new done': 1 })
    expect(await called('Woo-kabel')).toMatchObject({ price: 9.95, stock: 4, image: null })
    await imports.undo(judged.id)
  })

  it.each([
    ['headings.xlsx', 'Er staan alleen kopjes in dit bestand, en geen rijen eronder.'],
    ['empty.xlsx', 'Er staat niets in dit bestand.'],
    ['locked.ods', 'Dit bestand is met een wachtwoord beveiligd. Bewaar het zonder wachtwoord.'],
    ['old.xls', 'Dit is een bestand van een oude Excel (.xls). Open het en bewaar het als .xlsx of .csv.'],
  ])('%s is told in words', async (name, text) => {
    const { errors } = await imports.begin('product', readFileSync(new URL(`files/${name}`, import.meta.url)))
    expect(errors?.[0]?.extensions.errors).toEqual({ file: [text] })
  })

  it('a second import waits for the first', async () => {
    const rows = Array.from({ length: 60 }, (_, number) => `T${number};1,00`).join('\n')
    const [one, two] = await Promise.all([
      imports.begin('product', `titel;prijs\n${rows}`),
      imports.begin('product', `titel;prijs\n${rows}`),
    ])
    const codes = [one, two].map(({ errors }) => errors?.[0]?.extensions.code ?? 'begun').sort()
    expect(codes).toEqual(['CONFLICT', 'begun'])
    await imports.settled(required(one.data ?? two.data, 'data').import.id)
  })

  it('what is no table is refused at its field, and a formula stays a text', async () => {
    const { errors } = await imports.begin('product', '%PDF-1.7\n')
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'VALIDATION',
      errors: { file: [expect.stringContaining('geen tabel')] },
    })
    const judged = await imports.judged('product', 'titel;prijs\n"=HYPERLINK(""http://x"")";5')
    await imports.run(judged.id)
    expect(await called('=HYPERLINK("http://x")')).toMatchObject({ price: 5 })
  })
})
