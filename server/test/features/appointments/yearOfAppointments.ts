import type { SlotRule, Span } from '../../../src/features/appointments/SlotRule.js'

const minute = 60_000
const hour = 60 * minute

/** Numbers that look random and are the same in every run and on every machine. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Times of a year in steps of five minutes, some of which overlap. */
export function spansOfYear(year: number, seed: number, count: number, maxMinutes: number): Span[] {
  const next = numbers(seed)
  const begin = Date.UTC(year, 0, 1)
  const quanta = (Date.UTC(year + 1, 0, 1) - begin) / (5 * minute)
  return Array.from({ length: count }, () => {
    const from = begin + Math.floor(next() * quanta) * 5 * minute
    return { from, until: from + (1 + Math.floor((next() * maxMinutes) / 5)) * 5 * minute }
  })
}

const common = { pause: 0, travel: 0, capacity: 1, notice: 0, horizonDays: 400, step: 30 }

/** Whatever a kind of appointment can ask for. */
export const rules: readonly SlotRule[] = [
  { ...common, length: 15 * minute, step: 15 },
  { ...common, length: 30 * minute, step: 15, capacity: 3 },
  { ...common, length: 45 * minute, pause: 20 * minute, capacity: 2 },
  { ...common, length: 60 * minute, pause: 15 * minute, travel: 25 * minute },
  { ...common, length: 150 * minute, travel: 5 * minute, capacity: 2 },
  { ...common, length: 30 * minute, pause: 5 * minute, notice: 49 * hour, horizonDays: 200 },
]
