import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { hasHeadings, recognisedTable } from '../../../src/features/imports/recognisedColumns.js'
import { readSheet } from '../../../src/kernel/sheets/readSheet.js'
import type { ReadCell, UnreadableSheet } from '../../../src/kernel/sheets/SheetRow.js'

const file = (name: string) => readFileSync(new URL(`files/${name}`, import.meta.url))

/** What the import makes of a file: what its columns are read as, and the cells of those, by row. */
async function read(content: Buffer | string) {
  const rows = await readSheet(Buffer.from(content as Buffer), (start) => hasHeadings('product', start))
  const table = await recognisedTable('product', rows)
  const targets = table.columns.flatMap(({ target }) => target ?? [])
  const cells = table.rows.map((row) =>
    Object.fromEntries(
      table.columns.flatMap(({ target }, place): [string, ReadCell][] =>
        target === null ? [] : [[target, row.cells[place] ?? null]],
      ),
    ),
  )
  return {
    targets,
    cells,
    heading: (name: string) => table.columns.findIndex(({ heading }) => heading === name),
    table,
  }
}

const faultOf = (content: Buffer | string) =>
  readSheet(Buffer.from(content as Buffer)).then(
    () => null,
    ({ fault }: UnreadableSheet) => fault,
  )

describe('[L9] spreadsheets as programs really write them', () => {
  it.each(['openpyxl.xlsx', 'libreoffice.xlsx', 'libreoffice-titled.xlsx', 'gnumeric.xlsx', 'libreoffice.ods'])(
    '%s: numbers, dates, percentages, yes and no, formulas, hidden rows and line ends',
    async (name) => {
      const { targets, cells, table, heading } = await read(file(name))
      expect(targets).toEqual(expect.arrayContaining(['sku', 'gtin', 'title', 'price', 'stock', 'brand', 'visible']))
      expect(cells).toHaveLength(4)
      expect(cells[0]).toMatchObject({ sku: 'K-100', gtin: '8712345678906', title: 'Kabel “Café” 2 m', price: 12.5 })
      expect(cells[1]).toMatchObject({ gtin: 4006381333931, title: 'Scherm 27" <HDMI & DP>', price: 199, stock: 3 })
      expect(cells[2]).toMatchObject({ sku: 'K-102', brand: null })
      expect(cells[3]).toMatchObject({ title: 'Regel één\nregel twee', price: 0.99, stock: 0, brand: 'Überbrand' })
      expect([true, 1]).toContain(cells[0]?.visible)
      const column = (text: string) => table.rows.map((row) => row.cells[heading(text)] ?? null)
      expect(column('Laatst geteld')).toEqual([
        { day: '2026-11-21' },
        { clock: '2026-11-22T14:05:00' },
        null,
        { day: '2024-02-29' },
      ])
      expect(column('Marge')).toEqual([0.21, 0.35, null, 1])
      // openpyxl computes nothing, so that its formulas have come to nothing.
      const costs = name.startsWith('openpyxl') ? [null, null, null, null] : [10, 159.2, 4, expect.closeTo(0.79, 10)]
      expect(column('Inkoopprijs')).toEqual(costs)
    },
  )

  it.each([
    'libreoffice-utf8.csv',
    'libreoffice-windows1252.csv',
    'libreoffice-utf16.csv',
    'libreoffice-quoted.csv',
    'gnumeric.csv',
  ])('%s', async (name) => {
    const { targets, cells } = await read(file(name))
    expect(targets).toEqual(expect.arrayContaining(['sku', 'gtin', 'title', 'price', 'stock', 'brand', 'visible']))
    expect(cells).toHaveLength(4)
    expect(cells[0]).toMatchObject({ sku: 'K-100', title: 'Kabel “Café” 2 m', stock: '5', visible: 'TRUE' })
    expect(cells[1]).toMatchObject({ gtin: '4006381333931', title: 'Scherm 27" <HDMI & DP>' })
    expect(cells[3]).toMatchObject({ title: 'Regel één\nregel twee', brand: 'Überbrand' })
    expect(cells.map(({ price }) => String(price).replace('€ ', ''))).toEqual([
      ...(name.startsWith('gnumeric') ? ['12.5', '199', '5', '0.99'] : ['12.50', '199.00', '5.00', '0.99']),
    ])
  })

  it('days that are counted from 1904, as an old Mac did', async () => {
    const rows = await readSheet(file('libreoffice-1904.xlsx'))
    expect(rows[1]?.cells).toEqual(['M1', 'Van een oude Mac', 10, { day: '2026-11-21' }])
  })

  it.each(['libreoffice-several.xlsx', 'libreoffice-several.ods'])(
    '%s: no hidden sheet is read, and the table of a workbook is the sheet with headings',
    async (name) => {
      const text = JSON.stringify((await readSheet(file(name), (start) => hasHeadings('product', start))).at(-1))
      expect(text).not.toContain('Verborgen blad')
      if (name.endsWith('.xlsx'))
        expect((await read(file(name))).cells).toEqual([{ sku: 'S-1', title: 'Muis', price: 15 }])
    },
  )

  it('Numbers (made in its shape): the table, and not what it says about the export', async () => {
    const { targets, cells } = await read(file('numbers-made.xlsx'))
    expect(targets).toEqual(['sku', 'title', 'price', 'stock'])
    expect(cells).toEqual([
      { sku: 'N-1', title: 'Toetsenbord', price: 49.95, stock: 4 },
      { sku: 'N-2', title: 'Muismat', price: 7.5, stock: 12 },
    ])
    const csv = await read('Tabel 1\nArtikelnummer,Naam,Prijs,Aantal\nN-1,Toetsenbord,"49,95",4\n')
    expect(csv.cells).toEqual([{ sku: 'N-1', title: 'Toetsenbord', price: '49,95', stock: '4' }])
  })
})

describe('[L9] tills and other shops, made with the columns that they document', () => {
  it.each([
    [
      'Shopify',
      'Handle,Title,Body (HTML),Vendor,Type,Published,Variant SKU,Variant Barcode,Variant Price,Variant Inventory Qty,Image Src\nmuis,Muis,<p>Draadloos</p>,Logi,Muizen,true,SH-1,8712345678906,24.95,7,https://cdn.example/muis.jpg',
      { sku: 'SH-1', gtin: '8712345678906', title: 'Muis', price: '24.95', stock: '7', visible: 'true' },
    ],
    [
      'WooCommerce',
      'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,Short description,In stock?,Stock,Regular price,Categories,Images\n12,simple,WC-1,8712345678906,Kabel,1,,1,4,9.95,Kabels,https://oud.example/kabel.jpg',
      { sku: 'WC-1', gtin: '8712345678906', title: 'Kabel', price: '9.95', stock: '4', visible: '1' },
    ],
    [
      'WooCommerce in Dutch',
      'ID,Type,SKU,"GTIN, UPC, EAN of ISBN",Naam,Gepubliceerd,Voorraad,Reguliere prijs,Categorieën,Afbeeldingen\n12,simple,WC-1,,Kabel,1,4,"9,95",Kabels,',
      { sku: 'WC-1', title: 'Kabel', price: '9,95', stock: '4', visible: '1' },
    ],
    [
      'Lightspeed Retail',
      'System ID,UPC,EAN,Custom SKU,Manufact. SKU,Item,Qty.,Price,Tax,Brand,Default Cost,Vendor\n2100001,,8712345678906,LS-1,MF-9,Scherm,2,199.00,Yes,Acme,120.00,Groothandel',
      { sku: 'LS-1', gtin: '8712345678906', title: 'Scherm', price: '199.00', stock: '2', brand: 'Acme' },
    ],
    [
      'Lightspeed eCom',
      'Internal_ID;Visible;Brand;NL_Title_Short;NL_Description_Long;Price;Price_Cost;Article_Code;EAN;Stock_Level\n91;true;Acme;Muis;Draadloos;24,95;10,00;LE-1;8712345678906;3',
      { sku: 'LE-1', gtin: '8712345678906', title: 'Muis', price: '24,95', stock: '3', brand: 'Acme' },
    ],
  ])('%s', async (_, content, expected) => {
    const { targets, cells } = await read(content)
    expect(cells[0]).toMatchObject(expected)
    // Their own kinds and numbers are none of this shop.
    expect(targets).not.toContain('productType')
    expect(targets).not.toContain('id')
  })
})

describe('[L9] files that cannot be read are told apart', () => {
  const cut = (name: string) => file(name).subarray(0, file(name).length / 2)
  it.each<[string, () => Buffer | string, string | null]>([
    ['a spreadsheet that was cut', () => cut('libreoffice.xlsx'), 'damaged'],
    ['an OpenDocument that was cut', () => cut('libreoffice.ods'), 'damaged'],
    ['OpenDocument with a password', () => file('locked.ods'), 'locked'],
    ['an old Excel', () => file('old.xls'), 'oldExcel'],
    ['a page that is called .xls', () => '<html><body><table><tr><td>Titel</td></tr></table></body></html>', 'webPage'],
    ['an empty workbook', () => file('empty.xlsx'), 'empty'],
    ['an empty file', () => '', 'empty'],
    ['headings alone, which is said by who reads the rows', () => file('headings.xlsx'), null],
  ])('%s', async (_, content, fault) => {
    expect(await faultOf(content())).toBe(fault)
  })
})
