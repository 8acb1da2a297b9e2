import { mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { type DownloadType, downloadTypes } from '../../../src/features/downloads/downloadTypes.js'
import { fitsType } from '../../../src/features/downloads/fitsType.js'
import { FileContent } from '../../../src/kernel/storage/FileContent.js'
import { csv, pdf, realFiles, xlsx, zip } from './files.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-types-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function fits(type: DownloadType, content: Buffer): Promise<boolean> {
  const file = path.join(folder, 'content')
  await writeFile(file, content)
  const handle = await open(file)
  try {
    return await fitsType(type, new FileContent(handle, content.length))
  } finally {
    await handle.close()
  }
}

/** The types that a content fits. */
async function fitting(content: Buffer): Promise<DownloadType[]> {
  const fit = await Promise.all(downloadTypes.values.map(() => false))
  for (const [index, type] of downloadTypes.values.entries()) fit[index] = await fits(type, content)
  return downloadTypes.values.filter((_, index) => fit[index])
}

/** A copy with other bytes at a place; counted from the end where it is below zero. */
function changed(content: Buffer, at: number, ...bytes: number[]): Buffer {
  const copy = Buffer.from(content)
  copy.set(bytes, at < 0 ? copy.length + at : at)
  return copy
}

const text = (value: string) => Buffer.from(value)

it.each([
  ['btw-aangifte.pdf', ['pdf']],
  ['bonnen.zip', ['zip']],
  ['btw.xlsx', ['zip', 'xlsx']],
  ['verkopen.csv', ['csv']],
] as const)('[D3] %s is of the types %p', async (name, types) => {
  expect(await fitting(realFiles[name])).toEqual(types)
})

describe('[D3] PDF', () => {
  it.each([
    ['an older one', Buffer.concat([text('%PDF-1.4'), pdf().subarray(8)]), true],
    ['one that ends without a new line', pdf().subarray(0, -1), true],
    ['one with padding after it', Buffer.concat([pdf(), Buffer.alloc(100)]), true],
    ['one with an archive within it', pdf(zip({ 'a.txt': 'a' }).toString('latin1')), true],
    ['the begin alone', text('%PDF-1.7\n'), false],
    ['one that has lost its end', pdf().subarray(0, -40), false],
    ['one after something else', Buffer.concat([text('\n'), pdf()]), false],
    ['one with a page of the web after it', Buffer.concat([pdf(), text('<script>alert(1)</script>')]), false],
    ['one whose table is beyond its end', text('%PDF-1.7\nstartxref\n999\n%%EOF\n'), false],
    [
      'one that is an archive as well',
      Buffer.concat([pdf(), zip({ 'a.exe': 'MZ' }, '\nstartxref\n9\n%%EOF\n')]),
      false,
    ],
    ['a page of the web', text('<!doctype html><title>%PDF-1.7 startxref 1 %%EOF</title>'), false],
  ])('%s', async (_, content, isOne) => {
    expect(await fits('pdf', content)).toBe(isOne)
  })
})

describe('[I16] XAF', () => {
  const declared = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const auditfile = '<auditfile xmlns="http://www.auditfiles.nl/XAF/3.2"><header/></auditfile>\n'
  it.each([
    ['as the shop writes it', declared + auditfile, true],
    ['of a program that names its words', `\uFEFF${declared}<a:auditfile xmlns:a="x"></a:auditfile>`, true],
    ['cut off', (declared + auditfile).slice(0, -8), false],
    ['with a style for a browser', `${declared}<?xml-stylesheet href="x.xsl"?>${auditfile}`, false],
    ['with entities of its own', `${declared}<!DOCTYPE auditfile [<!ENTITY a "b">]>${auditfile}`, false],
    ['a page of the web', `<html><auditfile></auditfile></html>`, false],
    ['another kind of XML', `${declared}<Invoice></Invoice>`, false],
  ])('%s', async (_, content, isOne) => {
    expect(await fits('xaf', text(content))).toBe(isOne)
  })
})

describe('[D3] ZIP', () => {
  const archive = zip({ 'a.txt': 'Een', 'b.txt': 'Twee' }, 'Bonnen')
  const end = archive.length - 22 - 'Bonnen'.length
  it.each([
    ['with a comment', archive, true],
    ['with a comment that looks like an end', zip({ a: 'a' }, `PK\x05\x06${'\0'.repeat(30)}`), true],
    ['the begin alone', text('PK\x03\x04'), false],
    ['without its end', archive.subarray(0, end), false],
    ['with nothing in it', Buffer.concat([text('PK\x05\x06'), Buffer.alloc(18)]), false],
    ['with something before it', Buffer.concat([text('MZ'), archive]), false],
    ['with something after it', Buffer.concat([archive, text('x')]), false],
    ['with more entries than it has', changed(archive, end + 8, 3, 0, 3, 0), false],
    ['with fewer entries than it has', changed(archive, end + 8, 1, 0, 1, 0), false],
    ['in several volumes', changed(archive, end + 8, 1, 0, 2, 0), false],
    ['whose directory is longer than the file', changed(archive, end + 12, 0xff, 0xff, 0xff, 0x00), false],
    ['whose directory is 4 GB', changed(archive, end + 12, 0xff, 0xff, 0xff, 0xff), false],
    ['whose directory is beyond the end', changed(archive, end + 16, 0xff, 0xff, 0xff, 0xff), false],
    ['whose directory is elsewhere', changed(archive, end + 16, 1, 0, 0, 0), false],
    ['whose entry is beyond the directory', changed(archive, archive.indexOf('PK\x01\x02') + 42, 0xff, 0xff), false],
    [
      'whose name is longer than the directory',
      changed(archive, archive.indexOf('PK\x01\x02') + 28, 0xff, 0xff),
      false,
    ],
    ['whose entry is none', changed(archive, archive.indexOf('PK\x01\x02'), 0, 0), false],
  ])('%s', async (_, content, isOne) => {
    expect(await fits('zip', content)).toBe(isOne)
  })

  it('reads only its directory, whatever its unpacked size', async () => {
    const bomb = zip({ 'bomb.txt': 'a'.repeat(20_000_000) })
    expect(bomb.length).toBeLessThan(40_000)
    expect(await fits('zip', bomb)).toBe(true)
  })
})

describe('[D3] XLSX', () => {
  it.each([
    ['a document of a word processor', zip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<w/>' }), false],
    ['an archive of other files', zip({ 'xl/workbook.xml': '<workbook/>' }), false],
    ['names in a file, not of one', zip({ 'a.txt': '[Content_Types].xml xl/workbook.xml' }), false],
    ['a workbook', xlsx(), true],
  ])('%s', async (_, content, isOne) => {
    expect(await fits('xlsx', content)).toBe(isOne)
  })
})

describe('[D3] CSV', () => {
  it.each([
    ['commas', text('a,b\n1,2\n'), true],
    ['tabs', text('a\tb\n1\t2\n'), true],
    ['letters of Windows', Buffer.from('Omschrijving;Prijs\r\nCaf\xe9;\x80 2\r\n', 'latin1'), true],
    ['a sign cut in two by the pieces it is read in', text(`a;b\n${'x'.repeat(256 * 1024 - 5)}€;é\n`), true],
    ['empty lines before it', text('\r\n\r\na;b\r\n'), true],
    ['one column', text('a\nb\nc\n'), false],
    ['a byte that is no letter anywhere', Buffer.from('a;b\n\xe9;\x81\n', 'latin1'), false],
    ['NUL', text('a;b\n1;\0\n'), false],
    ['NUL far into it', text(`a;b\n${'1;2\n'.repeat(200_000)}\0`), false],
    ['a control character', text('a;b\n1;\x1b[31m\n'), false],
    ['UTF-16', Buffer.from('a;b\n', 'utf16le'), false],
    ['blanks', text('  \n \n'), false],
    ['a page of the web', text('<!doctype html>, <script>alert(1)</script>'), false],
    ['an SVG image', text('\uFEFF <svg xmlns="http://www.w3.org/2000/svg" points="1,2"/>'), false],
    ['a program', Buffer.from('MZ\x90\0,;', 'latin1'), false],
  ])('%s', async (_, content, isOne) => {
    expect(await fits('csv', content)).toBe(isOne)
  })
})

it('[D3] never fails, whatever the bytes', async () => {
  const damaged = fc
    .tuple(
      fc.constantFrom(pdf(), xlsx(), csv()),
      fc.array(fc.tuple(fc.nat(5000), fc.integer({ min: 0, max: 255 })), { maxLength: 20 }),
    )
    .map(([content, changes]) => {
      const copy = Buffer.from(content)
      for (const [at, byte] of changes) copy[copy.length - 1 - (at % copy.length)] = byte
      return copy
    })
  const anything = fc.oneof(
    damaged,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  )
  await fc.assert(
    fc.asyncProperty(anything, async (content) => {
      expect(Array.isArray(await fitting(content))).toBe(true)
    }),
    { numRuns: 150 },
  )
})
