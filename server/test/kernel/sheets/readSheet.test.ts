import { describe, expect, it } from '@jest/globals'
import writeExcelFile from 'write-excel-file/node'
import { excelSheet } from '../../../src/kernel/shared/excelSheet.js'
import { writeCsv } from '../../../src/kernel/shared/writeCsv.js'
import { readSheet } from '../../../src/kernel/sheets/readSheet.js'
import { type ReadCell, sheetLimits } from '../../../src/kernel/sheets/SheetRow.js'
import { pdf, zip } from '../../features/downloads/files.js'
import { workbook } from './spreadsheet.js'

const cellsOf = async (file: Buffer | string): Promise<ReadCell[][]> =>
  (await readSheet(typeof file === 'string' ? Buffer.from(file) : file)).map(({ cells }) => cells)
const faultOf = (file: Buffer | string) =>
  readSheet(typeof file === 'string' ? Buffer.from(file) : file).then(
    () => null,
    ({ fault }: { fault: string }) => fault,
  )

const menu = [
  ['Titel', 'Prijs'],
  ['Café-kabel €', '12,50'],
]

describe('[L9] what a text file is written in', () => {
  const text = 'Titel;Prijs\r\nCafé-kabel €;12,50\r\n'
  const windows = Buffer.from(text.replace('€', '\u0080'), 'latin1')
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 of Windows', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 without a mark', Buffer.from(text, 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
    ['Windows-1252', windows],
  ])('%s', async (_, file) => {
    expect(await cellsOf(file)).toEqual(menu)
  })
})

describe('[L9] separated values', () => {
  it.each([
    ['semicolons', 'Titel;Prijs\nCafé-kabel €;12,50'],
    ['commas', 'Titel,Prijs\nCafé-kabel €,"12,50"\n'],
    ['tabs', 'Titel\tPrijs\r\nCafé-kabel €\t12,50'],
    ['bars', 'Titel|Prijs\nCafé-kabel €|12,50'],
    ['a stated one', 'sep=;\r\nTitel;Prijs\r\nCafé-kabel €;12,50'],
    ['old line ends', 'Titel;Prijs\rCafé-kabel €;12,50\r'],
    ['mixed line ends and empty lines', '\n;\nTitel;Prijs\r\n\r\nCafé-kabel €;12,50\r'],
  ])('%s', async (_, file) => {
    expect(await cellsOf(file)).toEqual(menu)
  })

  it('quotes hold separators, line ends and quotes; an inch sign is no quote; one column has no separator', async () => {
    expect(await cellsOf('a;b\n"x;""y""\nz";27" scherm\n')).toEqual([
      ['a', 'b'],
      ['x;"y"\nz', '27" scherm'],
    ])
    expect(await cellsOf('EAN\n8712345678906')).toEqual([['EAN'], ['8712345678906']])
    expect(await cellsOf('__proto__;constructor\n1;2')).toEqual([
      ['__proto__', 'constructor'],
      ['1', '2'],
    ])
  })

  it('rows are numbered as a spreadsheet shows them', async () => {
    const rows = await readSheet(Buffer.from('a;b\n\n"1\n2";x\n3;4'))
    expect(rows.map(({ number }) => number)).toEqual([1, 3, 5])
  })

  it('a quote that nothing closes is named with its row', async () => {
    await expect(readSheet(Buffer.from('a;b\n1;"2\n3;4'))).rejects.toMatchObject({ fault: 'openQuote', row: 2 })
  })

  it('what the product exports is read back, its apostrophe before formulas too', async () => {
    const texts = ['=1+1', "'=1", '+31 6 12345678', '0612', 'a "b"; c\nd', "'t Hoekje"]
    const csv = writeCsv({ headings: ['t'], rows: texts.map((text) => [text]) }, 'nl')
    expect((await cellsOf(csv)).slice(1).flat()).toEqual(texts)
    const { data, options } = excelSheet({ headings: ['t'], rows: texts.map((text) => [text]) }, 'nl', 'UTC')
    const xlsx = await writeExcelFile(data, options).toBuffer()
    expect((await cellsOf(xlsx)).slice(1).flat()).toEqual(texts)
  })
})

describe('[L9] spreadsheets', () => {
  it('as the product writes them, with the types of their cells', async () => {
    const rows = [
      [
        'Kabel & co',
        true,
        { number: 12.5, decimals: 2 },
        { day: '2026-11-21' },
        { instant: '2026-07-01T10:05:30.123Z' },
        null,
      ],
    ]
    const { data, options } = excelSheet({ headings: ['a', 'b', 'c', 'd', 'e', 'f'], rows }, 'nl', 'Europe/Amsterdam')
    const [, read] = await cellsOf(await writeExcelFile(data, options).toBuffer())
    expect(read).toEqual(['Kabel & co', true, 12.5, { day: '2026-11-21' }, { clock: '2026-07-01T12:05:30' }])
  })

  it('as Excel writes them: shared and rich texts, phonetic ones left out, formulas, errors, dates by their format', async () => {
    const file = workbook({
      texts:
        '<si><t>Titel</t></si><si><r><t xml:space="preserve">Ka</t></r><r><t>bel &lt;2 m&gt;</t></r><rPh><t>x</t></rPh></si><si/>',
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="dd\\-mm\\-yyyy"/><numFmt numFmtId="165" formatCode="&quot;dag&quot; 0.00"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="14"/></cellXfs>',
      rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Prijs</t></is></c></row>
        <row r="2" spans="1:3"/><row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" t="s"><v>2</v></c><c r="C4"><f>1+1</f><v>2</v></c><c r="D4" s="1"><v>46347</v></c><c r="E4" s="2"><v>5</v></c><c r="F4" t="e"><v>#N/A</v></c><c r="G4" t="b"><v>0</v></c><c r="H4" s="3"><v>46347.5</v></c><c r="I4" t="str"><f>A1</f><v>a&amp;b</v></c></row>`,
    })
    expect(await readSheet(file)).toEqual([
      { number: 1, cells: ['Titel', null, 'Prijs'] },
      {
        number: 4,
        cells: [
          'Kabel <2 m>',
          null,
          2,
          { day: '2026-11-21' },
          5,
          { failed: '#N/A' },
          false,
          { clock: '2026-11-21T12:00:00' },
          'a&b',
        ],
      },
    ])
  })

  it('as programs of tills write them: tags with a prefix, cells without addresses', async () => {
    const file = workbook({
      prefix: 'x:',
      rows: '<x:row><x:c t="inlineStr"><x:is><x:t>Artikel</x:t></x:is></x:c><x:c><x:v>3</x:v></x:c></x:row>',
    })
    expect(await cellsOf(file)).toEqual([['Artikel', 3]])
  })

  it('the first sheet with something on it', async () => {
    const more = {
      'xl/workbook.xml':
        '<workbook><sheets><sheet name="a" r:id="rId1"/><sheet name="b" state="hidden" r:id="rId2"/><sheet name="c" r:id="rId3"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="/xl/worksheets/data.xml"/><Relationship Id="rId2" Target="worksheets/b.xml"/><Relationship Id="rId3" Target="worksheets/c.xml"/></Relationships>',
      'xl/worksheets/b.xml': '<sheetData><row><c><v>1</v></c></row></sheetData>',
      'xl/worksheets/c.xml': '<sheetData><row><c><v>2</v></c></row></sheetData>',
    }
    expect(await cellsOf(workbook({ rows: '', more }))).toEqual([[2]])
  })
})

describe('[L9] what is no table, damaged or too much is refused in a word', () => {
  const sheet = (rows: string) => workbook({ rows })
  const whole = sheet('<row r="1"><c r="A1"><v>1</v></c></row>')
  it.each([
    ['nothing', '', 'empty'],
    ['blank lines', ' \n\n;;\n', 'empty'],
    ['a PDF', pdf(), 'noTable'],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 0, 0, 2, 0, 0, 0, 5]), 'noTable'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldExcel'],
    [
      'a locked workbook',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from('EncryptedPackage', 'utf16le')]),
      'locked',
    ],
    ['an OpenDocument that is no spreadsheet', zip({ mimetype: 'x', 'content.xml': '<x/>' }), 'noTable'],
    ['a document of Numbers', zip({ 'Index/Document.iwa': 'x' }), 'numbers'],
    ['a document of Word', zip({ 'word/document.xml': '<x/>' }), 'noTable'],
    ['half an archive', whole.subarray(0, whole.length / 2), 'damaged'],
    ['a workbook that was cut', sheet('<row r="1"><c r="A1"><v>1</v></c>'), 'damaged'],
    ['too many columns', 'x;'.repeat(sheetLimits.columns + 1), 'tooManyColumns'],
    ['a row of ten million separators', ';'.repeat(10_000_000), 'tooManyColumns'],
    ['too many rows', 'x\n'.repeat(sheetLimits.rows + 2), 'tooManyRows'],
    ['too many bytes', Buffer.alloc(sheetLimits.bytes + 1, 'x'), 'tooLarge'],
    ['ten million empty rows', '\n'.repeat(10_000_000), 'empty'],
    ['a row in a column far away', sheet('<row><c r="XFD1"><v>1</v></c></row>'), 'tooManyColumns'],
  ])('%s', async (_, file, fault) => {
    expect(await faultOf(file)).toBe(fault)
  })

  it('an archive that unfolds to more than a table may be is left before it has unfolded', async () => {
    const bomb = workbook({ rows: ' '.repeat(200 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(400_000)
    expect(await faultOf(bomb)).toBe('tooLarge')
  })

  it('a million empty rows of a spreadsheet are not read to their end', async () => {
    const rows = `<row r="1"><c r="A1"><v>1</v></c></row>${'<row/>'.repeat(1_000_000)}`
    expect(await cellsOf(workbook({ rows }))).toEqual([[1]])
  })

  it('a cell of 100 KB is read as too long for any field, and no further', async () => {
    const [, [cell] = []] = await cellsOf(`a;b\n${'x'.repeat(100_000)};1`)
    expect(cell).toHaveLength(sheetLimits.characters + 1)
  })
})
