import { cleanedCode } from './cleanedText.js'

/** The number of a job as people read it, such as `26-0142`: the year and a count over all jobs of that year. */
export function formatJobNumber(year: number, sequence: number): string {
  return `${String(year % 100).padStart(2, '0')}-${String(sequence).padStart(4, '0')}`
}

/** A number of a job in any writing (`26-0142`, `260142`, `#26-0142`, `26.0142`); null for what is none. */
export function parseJobNumber(text: string): { year: number; sequence: number } | null {
  const [, year, sequence] = /^#?\s*(\d{2})\s*[\p{Pd}.]?\s*(\d{4,6})$/u.exec(cleanedCode(text)) ?? []
  return year && sequence ? { year: 2000 + Number(year), sequence: Number(sequence) } : null
}

/** A whole number that grows with the year and the count of a job's number; null for what is none. */
export function jobNumberOrder(number: string): number | null {
  const parsed = parseJobNumber(number)
  return parsed && (parsed.year % 100) * 1_000_000 + parsed.sequence
}

/** The part of a job's number that a search term may be: `#142` looks for `142`, `260142` for `26-0142`. */
export function jobNumberTerm(term: string): string | null {
  const whole = parseJobNumber(term)
  if (whole) return formatJobNumber(whole.year, whole.sequence)
  const part = cleanedCode(term)
    .replace(/^#\s*/, '')
    .replace(/\p{Pd}/gu, '-')
  return /^[\d-]+$/.test(part) ? part : null
}
