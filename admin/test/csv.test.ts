import { describe, expect, it } from '@jest/globals'
import { neutraliseFormula, writeCsv } from '@shop/server/writeCsv'

const formulas = ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '+31 6 (A1)', '+31;=1']

describe('the export', () => {
  it('formulas in CSV exports: never holds one', () => {
    for (const text of [...formulas, "'=1+1"]) expect(neutraliseFormula(text)).toBe(`'${text}`)
  })

  it('[Y34] leaves texts, numbers and phone numbers as they are', () => {
    const phones = [
      '+31612345678',
      '+31 6 12345678',
      '+31 (0)228-123456',
      '0612345678',
      '06-12345678',
      '-12',
      '+31',
      '-1,50',
    ]
    for (const text of [...phones, 'Laptop', '2026-11-21', 'a=b', "d'r", "'s avonds", '']) {
      expect(neutraliseFormula(text)).toBe(text)
    }
  })

  it('quotes every cell and doubles quotes', () => {
    expect(writeCsv({ headings: ['a"b', '=1;2'], rows: [['line\nbreak', '']] }, 'nl')).toBe(
      '\uFEFF"a""b";"\'=1;2"\r\n"line\nbreak";""\r\n',
    )
  })

  it.each([
    ['nl', '349,00;-0,50;1234567;true;;2026-11-21;2026-11-21T10:00:00.000Z'],
    ['en', '349.00;-0.50;1234567;true;;2026-11-21;2026-11-21T10:00:00.000Z'],
  ] as const)('[Y34] numbers are plain, with the decimal mark of the language: %s', (language, line) => {
    const row = [
      ...[{ number: 349, decimals: 2 }, { number: -0.5, decimals: 2 }, { number: 1234567 }, true, null],
      ...[{ day: '2026-11-21' }, { instant: '2026-11-21T10:00:00.000Z' }],
    ]
    const [, cells] = writeCsv({ headings: [], rows: [row] }, language).split('\r\n')
    expect(cells?.replaceAll('"', '')).toBe(line)
  })

  it('[Y34] what is parsed back equals what was written', () => {
    const texts = [...formulas, "'=1+1", "''-1+A1", "'s avonds", '+31 6 12345678', 'a;"b"\r\nc', 'één', '']
    const written = writeCsv({ headings: ['text'], rows: texts.map((text) => [text]) }, 'nl')
    const cells = [...written.matchAll(/"((?:[^"]|"")*)"\r\n/g)].map(([, cell = '']) => cell.replaceAll('""', '"'))
    const read = cells.map((cell) => (/^'+[=+\-@＝\t\r\n]/.test(cell) ? cell.slice(1) : cell))
    expect(read).toEqual(['text', ...texts])
  })
})
