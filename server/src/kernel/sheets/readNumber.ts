import type { Language } from '../shared/screens.js'

/** A number, or why a text is none: it may be two numbers, was cut short by a spreadsheet, or is no number at all. */
export type NumberReading = { number: number } | { fault: 'ambiguous' | 'shortened' | 'none' }

const thousands = { nl: '.', en: ',' } as const
const decimals = { nl: ',', en: '.' } as const

/**
 * A number as people in the Netherlands and England write it: `1.299,50`, `1,299.50`, `€ 12,-`, `12 %`.
 * @param style by which it is written, where the column says so: `1.299` is 1299 in Dutch and a little above one in English
 */
export function readNumber(text: string, style: Language | null): NumberReading {
  const digits = bare(text)
  if (/^[+-]?\d+([.,]\d+)?e\+?\d+$/i.test(digits)) return { fault: 'shortened' }
  if (/^[+-]?\d+$/.test(digits)) return { number: Number(digits) }
  const own = styleOf(digits)
  if (own === null) return { fault: 'none' }
  const by = own === 'either' ? style : own
  if (by === null) return { fault: 'ambiguous' }
  return { number: Number(digits.replaceAll(thousands[by], '').replace(decimals[by], '.')) }
}

/** How the numbers of a column are written; null where none of them tells. */
export function styleOfColumn(texts: readonly string[]): Language | null {
  const counts = { nl: 0, en: 0 }
  for (const text of texts) {
    const style = styleOf(bare(text))
    if (style === 'nl' || style === 'en') counts[style]++
  }
  if (counts.nl === counts.en) return null
  return counts.nl > counts.en ? 'nl' : 'en'
}

/** Without what stands around the digits: currencies, spaces, and `,-` for whole amounts. */
function bare(text: string): string {
  const trimmed = text.replace(/[\s\u00a0\u202f']/g, '').replace(/^'/, '')
  const minus = trimmed
    .replace(/^[\u2212\u2013]/, '-')
    .replace(/^(.+)-$/, (whole, rest: string) => (/[.,]$/.test(rest) ? rest.slice(0, -1) : whole))
  const signed = minus.replace(/^\((.+)\)$/, '-$1')
  return signed
    .replace(/^([+-]?)(?:€|EUR)/i, '$1')
    .replace(/(?:€|EUR|%)$/i, '')
    .replace(/^(?:€|EUR)([+-])/i, '$1')
}

/** In whose style digits are written; either where there is no sign, or one before three digits. */
function styleOf(digits: string): Language | 'either' | null {
  if (/^[+-]?\d+$/.test(digits)) return 'either'
  if (/^[+-]?\d{1,3}[.,]\d{3}$/.test(digits) && !/^[+-]?0/.test(digits)) return 'either'
  if (/^[+-]?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(digits)) return 'nl'
  if (/^[+-]?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(digits)) return 'en'
  return null
}
