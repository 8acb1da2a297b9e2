import type { Language } from './screens.js'

/** What became of a point of a check-list. */
export const checkResultNames = ['works', 'broken', 'untested'] as const
export type CheckResultName = (typeof checkResultNames)[number]

/** When a device is looked over: as it comes in, and when the work is done. */
export const checkMoments = ['before', 'after'] as const
export type CheckMoment = (typeof checkMoments)[number]

interface NamedPoint {
  nameNl: string
  nameEn: string | null
}

/** A point of the shop's own list. */
export interface ListedPoint extends NamedPoint {
  /** Of which devices; of all when empty. */
  kinds: readonly string[]
}

/** A point of a job as it was found; null where nobody has said anything. */
export interface CheckedPoint extends NamedPoint {
  before: CheckResultName | null
  after: CheckResultName | null
}

/** What a point is called; in Dutch where the shop gave it no English name. */
export function pointName({ nameNl, nameEn }: NamedPoint, language: Language): string {
  return language === 'nl' ? nameNl : (nameEn ?? nameNl)
}

/** The points that a device is looked over by, nothing said of any of them. @param kind as the points have it */
export function pointsFor(points: readonly ListedPoint[], kind: string): CheckedPoint[] {
  return points
    .filter(({ kinds }) => kinds.length === 0 || kinds.includes(kind))
    .map(({ nameNl, nameEn }) => ({ nameNl, nameEn, before: null, after: null }))
}

/** What a job says of points, and those of the list besides that it says nothing of. */
export function withPoints(checks: readonly CheckedPoint[], listed: readonly CheckedPoint[]): CheckedPoint[] {
  const known = new Map(checks.map((check) => [check.nameNl, check]))
  const inOrder = listed.map((point) => known.get(point.nameNl) ?? point)
  const others = checks.filter(({ nameNl }) => !listed.some((point) => point.nameNl === nameNl))
  return [...inOrder, ...others]
}

/** The points with what nobody has said anything of at a moment said to work. */
export function restWorks(points: readonly CheckedPoint[], moment: CheckMoment): CheckedPoint[] {
  return points.map((point) => ({ ...point, [moment]: point[moment] ?? 'works' }))
}

/** The points of which anything was said, as they are stored. */
export function saidPoints(points: readonly CheckedPoint[]): CheckedPoint[] {
  return points.filter(({ before, after }) => before !== null || after !== null)
}

/** Whether anything was said at a moment. */
export function isChecked(points: readonly CheckedPoint[], moment: CheckMoment): boolean {
  return points.some((point) => point[moment] !== null)
}

/** Whether a point is another after the work than before it, as far as both were tried. */
export function isChanged({ before, after }: CheckedPoint): boolean {
  const wasTried = (result: CheckResultName | null) => result === 'works' || result === 'broken'
  return wasTried(before) && wasTried(after) && before !== after
}

/** What was found at a moment: how many points work, and those that do not or were not tried. */
export function foundAt(points: readonly CheckedPoint[], moment: CheckMoment) {
  const those = (result: CheckResultName) => points.filter((point) => point[moment] === result)
  return { works: those('works'), broken: those('broken'), untested: those('untested') }
}
