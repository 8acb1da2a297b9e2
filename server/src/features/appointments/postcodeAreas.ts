/** Postcodes from one to another, both included, by their digits. */
export interface PostcodeRange {
  from: string
  to: string
}

const postcode = String.raw`\d{4,5}`
const range = new RegExp(`^(${postcode})(?:\\s*-\\s*(${postcode}))?$`)

/** The areas that a text such as `1234, 1235-1239` names, by digits alone; null where it cannot be read. */
export function postcodeAreas(text: string): PostcodeRange[] | null {
  const areas = text
    .split(/[,;\n]/)
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [, from = '', to = from] = range.exec(each) ?? []
      return from !== '' && from.length === to.length && from <= to ? { from, to } : null
    })
  return areas.every((each) => each !== null) ? areas : null
}

/** The digits of a postcode in any writing, such as `1234` of `1234 ab`; null where it has none. */
export function postcodeDigits(text: string): string | null {
  return new RegExp(`^(?:[A-Z]{1,2}[- ]?)?(${postcode})(?!\\d)`, 'i').exec(text.trim())?.[1] ?? null
}

/** Whether a postcode lies in one of the areas of such a text; everywhere does where it is empty. */
export function isInAreas(code: string, areas: string | null): boolean {
  const digits = postcodeDigits(code)
  if (digits === null) return false
  const known = postcodeAreas(areas ?? '') ?? []
  return (
    known.length === 0 || known.some(({ from, to }) => from.length === digits.length && from <= digits && digits <= to)
  )
}
