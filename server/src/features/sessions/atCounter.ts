import type { Viewer } from '../../kernel/access/Viewer.js'
import type { ColleagueRight } from '../../kernel/shared/staffRights.js'

/**
 * What a PIN gives: the own right, and never more than that of a clerk. A PIN is seen by whoever stands beside, so an owner has
 * the rest by password alone.
 */
export function atCounter(right: ColleagueRight | undefined): Pick<Viewer, 'right' | 'isAtCounter'> {
  return { right: right ?? 'clerk', isAtCounter: true }
}

/** Whether an account may be let in by PIN: one of the back office that has something to do at a counter. */
export function mayStandAtCounter({ role, right, mustEnrol }: Pick<Viewer, 'role' | 'right' | 'mustEnrol'>): boolean {
  return role === 'cms-admin' && right !== 'editor' && !mustEnrol
}
