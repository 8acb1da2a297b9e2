import { centsOf, maxCents } from '../../../kernel/shared/money.js'
import { isInAreas, type PostcodeRange, postcodeAreas } from '../postcodeAreas.js'

/** Postcodes to which the way costs the same. */
interface CallOutZone {
  /** As `postcodeAreas` reads them. */
  areas: string
  /** Cents with VAT; 0 where the way is free. */
  cents: number
}

const line = /^(.+):\s*(?:€\s*)?(\d{1,8}(?:[.,]\d{1,2})?)$/

/** The zones of a text with one a line, such as `5401-5402, 5421: 0` and `5403-5411: 15`; null where it cannot be read. */
export function callOutZones(text: string | null): CallOutZone[] | null {
  const lines = (text ?? '')
    .split('\n')
    .map((each) => each.trim())
    .filter((each) => each !== '')
  const zones = lines.map((each) => {
    const [, areas = '', amount = ''] = line.exec(each) ?? []
    const cents = centsOf(amount.replace(',', '.'))
    return areas !== '' && (postcodeAreas(areas)?.length ?? 0) > 0 && cents <= maxCents ? { areas, cents } : null
  })
  return zones.every((each) => each !== null) ? zones : null
}

/** Whether a postcode lies in two zones at once, so that the text says two costs for it. */
export function overlaps(zones: readonly CallOutZone[]): boolean {
  const ranges = zones.flatMap(({ areas }) => postcodeAreas(areas) ?? [])
  const ordered = ranges.toSorted((one, other) => order(one).localeCompare(order(other)))
  return ordered.some((each, index) => {
    const next = ordered[index + 1]
    return next !== undefined && next.from.length === each.to.length && next.from <= each.to
  })
}

/** By the number of digits, and then by the first. */
function order({ from }: PostcodeRange): string {
  return `${from.length} ${from}`
}

/** What the way costs to a postcode in any writing, in cents; null where no zone has it. */
export function callOutTo(zones: readonly CallOutZone[], postcode: string): number | null {
  return zones.find(({ areas }) => isInAreas(postcode, areas))?.cents ?? null
}
