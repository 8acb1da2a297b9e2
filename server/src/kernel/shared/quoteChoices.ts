import { type LineTotals, lineTotals, type PricedLine } from './lineTotals.js'

/** A line of a quote that the customer may have to choose. */
export interface ChoosableLine extends PricedLine {
  isOptional: boolean
  alternative: string | null
}

/** Whether the customer chooses the line, rather than it being part of the quote in any case. */
export function isChoice({ isOptional, alternative }: Pick<ChoosableLine, 'isOptional' | 'alternative'>): boolean {
  return isOptional || alternative !== null
}

/** The lines of which the customer chooses one, by their place; the groups in the order of their first lines. */
export function alternativesOf(lines: readonly Pick<ChoosableLine, 'alternative'>[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const [index, { alternative }] of lines.entries()) {
    if (alternative !== null) groups.set(alternative, [...(groups.get(alternative) ?? []), index])
  }
  return groups
}

/** What is chosen before the customer has: the first of each group of alternatives. */
export function firstChoice(lines: readonly ChoosableLine[]): number[] {
  return [...alternativesOf(lines).values()].flatMap(([first]) => (first === undefined ? [] : [first]))
}

/** Whether these places can be chosen: options alone, none twice, and one of each group of alternatives. */
export function isValidChoice(lines: readonly ChoosableLine[], chosen: readonly number[]): boolean {
  const set = new Set(chosen)
  const offered = chosen.every(
    (index) => Number.isInteger(index) && lines[index] !== undefined && isChoice(lines[index]),
  )
  const groups = [...alternativesOf(lines).values()]
  return (
    offered && set.size === chosen.length && groups.every((group) => group.filter((one) => set.has(one)).length === 1)
  )
}

/** The totals of what is part of the quote in any case and of what is chosen. */
export function chosenTotals(
  lines: readonly ChoosableLine[],
  chosen: readonly number[],
  includesVat: boolean,
): LineTotals {
  return lineTotals(
    lines.filter((line, index) => !isChoice(line) || chosen.includes(index)),
    includesVat,
  )
}

/** The totals of the most that can be chosen. */
export function dearestChoice(lines: readonly ChoosableLine[], includesVat: boolean): LineTotals {
  return furthestChoice(lines, includesVat, 1)
}

/** The totals of the least that can be chosen: with every option that takes something off. */
export function cheapestChoice(lines: readonly ChoosableLine[], includesVat: boolean): LineTotals {
  return furthestChoice(lines, includesVat, -1)
}

function furthestChoice(lines: readonly ChoosableLine[], includesVat: boolean, direction: 1 | -1): LineTotals {
  const gains = lines.map((line) => direction * lineTotals([line], includesVat).including)
  const gainOf = (index: number) => gains[index] ?? 0
  const options = lines.flatMap(({ isOptional }, index) => (isOptional && gainOf(index) > 0 ? [index] : []))
  const furthest = [...alternativesOf(lines).values()].flatMap((group) =>
    group.toSorted((one, other) => gainOf(other) - gainOf(one)).slice(0, 1),
  )
  return chosenTotals(lines, [...options, ...furthest], includesVat)
}
