import { describe, expect, it } from '@jest/globals'
import type { FormRecord } from '../src/kernel/dataProvider/FormRecord'
import { formatValue } from '../src/kernel/format/formatValue'
import { field } from './descriptions'

describe('the value of a field as text', () => {
  const sections = field('sections', 'text', {
    choices: [
      { value: 'producten', label: { nl: 'Producten', en: 'Products' } },
      { value: "pagina's", label: { nl: 'Pagina’s', en: 'Pages' } },
    ],
  })
  it.each([
    ['nl', 'Producten, Pagina’s, vroeger'],
    ['en', 'Products, Pages, vroeger'],
  ] as const)(
    '[X8] has the names of the sections of an access token in %s, and what is none of them as it is',
    (language, text) => {
      const record = { id: 1, version: 1, sections: "producten, pagina's, vroeger" } as unknown as FormRecord
      expect(formatValue(sections, record, { language, yes: 'ja', no: 'nee' })).toBe(text)
    },
  )
})
