import { describe, expect, it } from '@jest/globals'
import { neutraliseFormula, writeCsv } from '@shop/server/writeCsv'

describe('the export', () => {
  it('formulas in CSV exports: never holds one', () => {
    for (const text of ['=1+1', '+cmd|calc', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1']) {
      expect(neutraliseFormula(text)).toBe(`'${text}`)
    }
  })

  it('leaves texts and numbers as they are', () => {
    for (const text of ['Laptop', '-12', '+31', '-1,50', '2026-11-21', 'a=b', ''])
      expect(neutraliseFormula(text)).toBe(text)
  })

  it('quotes every cell and doubles quotes', () => {
    expect(
      writeCsv([
        ['a"b', '=1;2'],
        ['line\nbreak', ''],
      ]),
    ).toBe('\uFEFF"a""b";"\'=1;2"\r\n"line\nbreak";""\r\n')
  })
})
