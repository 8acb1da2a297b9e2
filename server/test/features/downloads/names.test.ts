import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { fileName } from '../../../src/features/downloads/Downloads.js'
import { byteRange, contentDisposition } from '../../../src/features/downloads/sendFile.js'

describe('[D3] the name of a file', () => {
  it.each([
    ['btw 2026.pdf', 'btw 2026.pdf', 'pdf'],
    ['BTW.PDF', 'BTW.PDF', 'pdf'],
    ['../../etc/cron.d/passwd.csv', 'passwd.csv', 'csv'],
    ['C:\\Users\\Boek\\jaar.XLSX', 'jaar.XLSX', 'xlsx'],
    ['..\\..\\jaar.zip', 'jaar.zip', 'zip'],
    ['a\0b.pdf', 'ab.pdf', 'pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'a Set-Cookie: x=1.pdf', 'pdf'],
    ['jaar\u202Efdp.zip', 'jaarfdp.zip', 'zip'],
    ['cafe\u0301.csv', 'café.csv', 'csv'],
    ['half \ud800.pdf', 'half \ufffd.pdf', 'pdf'],
    ['  jaar.pdf  ', 'jaar.pdf', 'pdf'],
  ])('%p is stored as %p', (given, name, type) => {
    expect(fileName(given)).toEqual({ name, type })
  })

  it.each([
    '',
    '.pdf',
    '/.pdf',
    '..pdf',
    'pdf',
    'jaar',
    'jaar.exe',
    'jaar.pdf.exe',
    'jaar.pdf\0.exe',
    'jaar.pdf/',
    'jaar.pdf.',
    'jaar.docx',
  ])('%p is none that is taken', (given) => {
    expect(fileName(given)).toBeNull()
  })

  it('is no longer than its column, and keeps its extension', () => {
    const name = fileName(`${'😀'.repeat(300)}.xlsx`)?.name ?? ''
    expect([...name]).toHaveLength(200)
    expect(name).toMatch(/😀\.xlsx$/u)
  })
})

describe('[D2] the header that has a file saved', () => {
  it.each([
    ['btw 2026.pdf', `attachment; filename="btw 2026.pdf"`],
    ['Café €.csv', `attachment; filename="Cafe _.csv"; filename*=UTF-8''Caf%C3%A9%20%E2%82%AC.csv`],
    ['a"b%41.pdf', `attachment; filename="a_b_41.pdf"; filename*=UTF-8''a%22b%2541.pdf`],
    [`it's (1)*.pdf`, `attachment; filename="it's (1)*.pdf"`],
    [`it’s (1)*.pdf`, `attachment; filename="it_s (1)*.pdf"; filename*=UTF-8''it%E2%80%99s%20%281%29%2A.pdf`],
  ])('of %p', (name, header) => {
    expect(contentDisposition(name)).toBe(header)
  })

  it('holds whatever name there is, on one line of ASCII, and encodes it completely', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (given) => {
        const name = fileName(`x${given.replace(/[\\/]/g, '')}.pdf`)?.name ?? 'x.pdf'
        const header = contentDisposition(name)
        const [, quoted, encoded] =
          /^attachment; filename="([^"\\]*)"(?:; filename\*=UTF-8''([\w!#$&+.^`|~%-]+))?$/.exec(header) ?? []
        expect(quoted).toMatch(/^[\x20-\x7e]+\.pdf$/)
        expect(encoded === undefined ? quoted : decodeURIComponent(encoded)).toBe(name)
      }),
    )
  })
})

describe('[D2] the range of a download', () => {
  it.each([
    ['bytes=0-99', { first: 0, last: 99 }],
    ['bytes=900-', { first: 900, last: 999 }],
    ['bytes=-100', { first: 900, last: 999 }],
    ['bytes=-5000', { first: 0, last: 999 }],
    ['bytes=999-5000', { first: 999, last: 999 }],
    ['Bytes = 1 - 2', { first: 1, last: 2 }],
    ['bytes=1000-', 'beyond'],
    ['bytes=1000-2000', 'beyond'],
    ['bytes=-0', 'beyond'],
    [`bytes=${'9'.repeat(400)}-`, 'beyond'],
    [undefined, null],
    ['bytes=5-4', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['bytes=-1-2', null],
    ['bytes=0-1,5-6', null],
    ['lines=0-1', null],
    ['', null],
  ])('%s of 1000 bytes', (header, range) => {
    expect(byteRange(header, 1000)).toEqual(range)
  })
})
