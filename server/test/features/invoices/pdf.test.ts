import { randomBytes } from 'node:crypto'
import { expect, test } from '@jest/globals'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { drawInvoice } from '../../../src/features/invoices/pdf/drawInvoice.js'
import { drawReceipt } from '../../../src/features/invoices/pdf/drawReceipt.js'
import { epcSquares, epcText } from '../../../src/features/invoices/pdf/epcQr.js'
import type { InvoiceDocument } from '../../../src/kernel/shared/invoiceDocument.js'
import { required } from '../../required.js'
import { documentOf, lineOf, plainLook } from './pdfDocuments.js'
import { readBars } from './readBars.js'
import { openPdf, pagesOf } from './readPdf.js'

const plain = { qr: false }

async function textOf(parts: Partial<InvoiceDocument>): Promise<string> {
  return (await pagesOf(await drawInvoice(documentOf(parts), plainLook, plain))).join(' ')
}

interface Tag {
  role?: string
  children?: Tag[]
}

function rolesOf({ role, children = [] }: Tag): string[] {
  return [...(role ? [role] : []), ...children.flatMap(rolesOf)]
}

const manyLines = (count: number) =>
  Array.from({ length: count }, (_, index) => lineOf({ description: `Kabel nummer ${index + 1}` }))

test('[I5] a PDF carries what the law asks', async () => {
  const text = await textOf({ text: 'Tot ziens in de winkel' })
  for (const part of [
    ...['Factuur', 'F26-0042', '22 november 2026', '20 november 2026', '6 december 2026', 'Inkoop 2026-118'],
    ...['Computerhulp De Vecht', 'Vechtstraat 12', '12345678', 'NL001234567B01', 'NL91 ABNA 0417 1643 00'],
    ...['Bakkerij Ćwikła & Zonen', 'Oudegracht 101', '3511 CD Utrecht', 'NL009876543B01', '87654321'],
    ...['2026-0318', 'Nieuw scherm voor Lenovo ThinkPad', '€ 149,50', '21%', '€ 123,55', '€ 25,95', 'Te betalen'],
    ...['uiterlijk 6 december 2026', 'Tot ziens in de winkel', 'Pagina 1 van 1'],
  ])
    expect(text).toContain(part)
})

test('[I5] a business reads unit prices without VAT, a private person and an invoice without VAT have one price', async () => {
  const line = lineOf({ quantity: '3', unitPrice: '10.00', net: '24.79', vat: '5.21' })
  const text = await textOf({ lines: [line] })
  expect(text).toContain('Prijs excl. btw')
  expect(text).toContain('€ 8,2633')
  expect(await textOf({ lines: [lineOf()] })).toContain('€ 123,55')
  const customer = {
    ...required(documentOf().customer, 'the customer'),
    company: null,
    chamberOfCommerce: null,
    vatNumber: null,
  }
  expect(await textOf({ lines: [line], customer })).not.toContain('Prijs excl. btw')
  expect(await textOf({ lines: [line], includingVat: false })).not.toContain('Prijs excl. btw')
})

test('[I5] each way to bear VAT has its sentence, and the scheme for used goods shows no VAT', async () => {
  const bearing = (treatment: 'exempt' | 'margin' | 'reverseCharge' | 'smallBusiness', vat = '0.00') =>
    textOf({ lines: [lineOf({ treatment, vatRate: 0, net: '149.50', vat })] })
  expect(await bearing('reverseCharge')).toContain('Btw verlegd naar de afnemer met btw-nummer NL009876543B01.')
  expect(await bearing('exempt')).toContain('Vrijgesteld van btw.')
  const small = await bearing('smallBusiness')
  expect(small).toContain('Factuur vrijgesteld van OB op grond van artikel 25 Wet OB.')
  expect(small).not.toContain('0%')
  const margin = await bearing('margin', '10.00')
  expect(margin).toContain('Bijzondere regeling – gebruikte goederen.')
  expect(margin).toContain('€ 159,50')
  expect(margin).not.toMatch(/€ 10,00|€ 149,50 €|zonder btw/)
})

test('[I5] a credit note says what it takes back, and asks for no payment', async () => {
  const lines = [lineOf({ quantity: '-1', net: '-123.55', vat: '-25.95' })]
  const credits = { number: 'F26-0042', issuedOn: '2026-11-03' }
  const text = await textOf({ kind: 'credit', number: 'C26-0001', credits, dueOn: null, lines })
  expect(text).toContain('Creditnota')
  expect(text).toContain('Deze creditnota hoort bij factuur F26-0042 van 3 november 2026.')
  expect(text).toContain('€ -149,50')
  expect(text).not.toContain('Graag')
})

test('[I5] deposits are taken off by their number', async () => {
  const deposit = lineOf({ description: 'Aanbetaling', net: '-41.32', vat: '-8.68', deposit: 'F26-0031' })
  const text = await textOf({ lines: [lineOf(), deposit] })
  expect(text).toMatch(/Totaal met btw, voor aftrek ?€ 149,50 ?Af: aanbetaling F26-0031 ?€ -50,00/)
  expect(text).toMatch(/Te betalen ?€ 99,50/)
})

test('[I13] an English customer reads English', async () => {
  const text = await textOf({ language: 'en', lines: [lineOf({ unitPrice: '1234.50', discount: '10.00' })] })
  for (const part of ['Invoice', '22 November 2026', '€1,234.50', '-€10.00', 'Please transfer', 'Page 1 of 1'])
    expect(text).toContain(part)
  expect(text).not.toContain('Factuur')
})

test('[I13] fonts draw every name, and what none has is seen to be missing', async () => {
  const description = 'Łódź Şişli ćwiek Ñandú Nguyễn Київ 漢字\u0007\u0000\ud800'
  const text = await textOf({ lines: [lineOf({ description })] })
  expect(text).toContain('Łukasz Şahin-Kovačić')
  expect(text).toContain('Łódź Şişli ćwiek Ñandú Nguyễn Київ ??')
})

test('[I13] the PDF is tagged, titled and in its language', async () => {
  const pdf = await openPdf(await drawInvoice(documentOf({ language: 'en' }), plainLook, plain))
  const roles = rolesOf((await (await pdf.getPage(1)).getStructTree()) as Tag)
  expect(new Set(roles)).toEqual(new Set(['Root', 'Document', 'P', 'H1', 'Figure', 'Table', 'TR', 'TH', 'TD']))
  const info: unknown = (await pdf.getMetadata()).info
  expect(info).toMatchObject({ Title: 'Invoice F26-0042', Author: 'Computerhulp De Vecht', Language: 'en' })
  expect(info).toMatchObject({ CreationDate: 'D:20261122233000Z' })
})

test('[I13] the same document gives the same bytes, whatever the time zone', async () => {
  const logo = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#12345680' } })
    .png()
    .toBuffer()
  const draw = () => drawInvoice(documentOf({ lines: manyLines(60) }), { ...plainLook, logo }, { qr: true })
  const zone = process.env.TZ
  const first = await draw()
  process.env.TZ = 'Pacific/Kiritimati'
  const second = await draw()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  expect(second.equals(first)).toBe(true)
})

test('[I13] 200 lines go on over pages, each with the header and its number', async () => {
  const pages = await pagesOf(await drawInvoice(documentOf({ lines: manyLines(200) }), plainLook, plain))
  expect(pages.length).toBeGreaterThan(5)
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Pagina ${index + 1} van ${pages.length}`)
    if (page.includes('Kabel nummer')) expect(page).toContain('Omschrijving')
  }
  const all = pages.join(' ')
  for (let number = 1; number <= 200; number++) expect(all).toContain(`Kabel nummer ${number} `)
})

test('[I13] very long words and descriptions stay on the paper', async () => {
  const lines = [lineOf({ description: 'W'.repeat(400) }), lineOf({ description: 'woord '.repeat(1500) })]
  const pages = await pagesOf(await drawInvoice(documentOf({ lines }), plainLook, plain))
  expect(pages.join('').match(/W/g)).toHaveLength(400)
  expect(pages.join('').match(/woord/g)).toHaveLength(1500)
})

test('[I13] a logo of 10 MB is drawn small, a broken one left out', async () => {
  const width = 2000
  const raw = { width, height: 1700, channels: 3 as const }
  const large = await sharp(randomBytes(raw.width * raw.height * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(large.length).toBeGreaterThan(10_000_000)
  const drawn = await drawInvoice(documentOf(), { ...plainLook, logo: large }, plain)
  expect(drawn.length).toBeLessThan(500_000)
  const tree = await (await (await openPdf(drawn)).getPage(1)).getStructTree()
  expect(JSON.stringify(tree)).toContain('"alt":"Computerhulp De Vecht"')
  const broken = await drawInvoice(documentOf(), { ...plainLook, logo: large.subarray(0, 5000) }, plain)
  const without = await drawInvoice(documentOf(), plainLook, plain)
  expect(broken.equals(without)).toBe(true)
})

/** What a camera reads of the code of a text. */
function readBack(text: string): string | undefined {
  const squares = epcSquares(text)
  const [scale, quiet] = [4, 4]
  const side = (squares.length + 2 * quiet) * scale
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      if (squares[Math.floor(y / scale) - quiet]?.[Math.floor(x / scale) - quiet])
        pixels.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return jsQR(pixels, side, side)?.data
}

test('[I13] the code for apps of banks reads back, and stands where a transfer is due alone', async () => {
  const text = epcText(documentOf()) ?? ''
  const lines = ['BCD', '002', '1', 'SCT', '', 'Computerhulp De Vecht', 'NL91ABNA0417164300', 'EUR149.50', '', '']
  expect(text).toBe([...lines, 'F26-0042'].join('\n'))
  expect(readBack(text)).toBe(text)
  const { seller, totals } = documentOf()
  expect(epcText(documentOf({ currency: 'GBP' }))).toBeNull()
  expect(epcText(documentOf({ dueOn: null }))).toBeNull()
  expect(epcText(documentOf({ totals: { ...totals, total: '0.00' } }))).toBeNull()
  expect(epcText(documentOf({ seller: { ...seller, bankAccount: null } }))).toBeNull()
  const drawn = async (qr: boolean) => (await pagesOf(await drawInvoice(documentOf(), plainLook, { qr })))[0]
  expect(await drawn(true)).toContain('Scan met de app van je bank')
  expect(await drawn(false)).not.toContain('Scan met')
})

test('[I12] [I13] the code of where it is paid online reads back, beside that for banks or alone, with words', async () => {
  const payAt = 'https://winkel.example/nl/factuur/3f9Qh2Lk8sVb7Xw1Tz5Yd6Rm'
  expect(readBack(payAt)).toBe(payAt)
  const draw = (qr: boolean, parts: object = {}) => drawInvoice(documentOf(parts), plainLook, { qr, payAt })
  const [both = ''] = await pagesOf(await draw(true))
  expect(both).toContain('Betaal online: scan')
  expect(both).toContain('Scan met de app van')
  const [alone = ''] = await pagesOf(await draw(false))
  expect(alone).toContain('Betaal online: scan')
  expect(alone).not.toContain('Scan met')
  const english = await draw(true, { language: 'en' })
  expect((await pagesOf(english))[0]).toContain('Pay online: scan')
  expect(english.equals(await draw(true, { language: 'en' }))).toBe(true)
  const figures = (await (await openPdf(english)).getPage(1)).getStructTree()
  expect(JSON.stringify(await figures)).toContain('QR code of the page where you pay F26-0042 online')
  expect((await pagesOf(await draw(true, { dueOn: null })))[0]).not.toContain('Betaal online')
})

test('[I13] a receipt is one page of 80 mm, as long as what is on it', async () => {
  const receipt = { kind: 'receipt' as const, number: 'B26-0007', customer: null, dueOn: null }
  const heightOf = async (count: number) => {
    const bytes = await drawReceipt(documentOf({ ...receipt, lines: manyLines(count) }), plainLook, plain)
    const pdf = await openPdf(bytes)
    expect(pdf.numPages).toBe(1)
    const [, , width, height] = (await pdf.getPage(1)).view
    expect(width).toBeCloseTo(226.77)
    const [text] = await pagesOf(bytes)
    for (const part of ['Bon B26-0007', `Kabel nummer ${count}`, 'Btw 21%', 'Totaal', 'NL001234567B01'])
      expect(text).toContain(part)
    return height ?? 0
  }
  expect((await heightOf(40)) - (await heightOf(20))).toBeGreaterThan(400)
})

test('[I10] the number is a barcode on A4 and on the roll, however long, unless nothing can be brought back with it', async () => {
  const read = async (bytes: Buffer) => readBars(await (await openPdf(bytes)).getPage(1))
  for (const number of ['B26-0007', 'F26-0042', 'ABCD26-123456789'])
    for (const draw of [drawInvoice, drawReceipt]) {
      const bytes = await draw(documentOf({ kind: 'receipt', number }), plainLook, { qr: true })
      expect(await read(bytes)).toBe(number)
      const tree = await (await (await openPdf(bytes)).getPage(1)).getStructTree()
      expect(JSON.stringify(tree)).toContain(`Streepjescode van ${number}`)
    }
  expect(await read(await drawInvoice(documentOf(), plainLook, plain))).toBe('F26-0042')
  expect(await read(await drawInvoice(documentOf({ kind: 'deposit' }), plainLook, plain))).toBeNull()
})

test('[I10] [I15] a receipt says how it was paid: by what was traded in, in cash with its change and rounding', async () => {
  const none = { rounding: 0, tendered: null, goods: null }
  const goods = `Lenovo ${'ThinkPad '.repeat(8)}(I26-0004)`
  const paid = [
    { ...none, method: 'trade-in', amount: 10_000, goods },
    { ...none, method: 'card', amount: 2000 },
    { ...none, method: 'cash', amount: 2955, rounding: 5, tendered: 5000 },
  ]
  const receipt = { kind: 'receipt' as const, number: 'B26-0007', customer: null, dueOn: null }
  for (const draw of [drawInvoice, drawReceipt]) {
    const [text = ''] = await pagesOf(await draw(documentOf(receipt), plainLook, { qr: false, paid }))
    expect(text).toMatch(/Inruil: Lenovo (ThinkPad ?)+/)
    expect(text).toMatch(
      /\(I26-0004\) ?€ 100,00 ?Pin ?€ 20,00 ?Afronding contant ?€ 0,05 ?Contant ?€ 50,00 ?Terug ?€ 20,45/,
    )
    const english = { ...receipt, language: 'en' as const }
    expect((await pagesOf(await draw(documentOf(english), plainLook, { qr: false, paid })))[0]).toMatch(
      /Change ?€20\.45/,
    )
  }
})
