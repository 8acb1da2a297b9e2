/** What a colleague who is no owner may do in the back office. */
export const colleagueRights = ['editor', 'technician', 'clerk'] as const
export type ColleagueRight = (typeof colleagueRights)[number]

/** What an account of the shop may do; an owner may do everything. */
export const staffRights = ['owner', ...colleagueRights] as const
export type StaffRight = (typeof staffRights)[number]

/** Whether the shop can have an owner agree before visitors see what a colleague with this right writes. */
export function asksApproval(right: ColleagueRight | undefined): boolean {
  return right === 'editor'
}

/**
 * How far a right goes with an entity: to read its records, or to do all with them that an owner may, the operations about
 * them included.
 */
export type ColleagueReach = 'reads' | 'works'

/** The reach of each right; one that is not named has nothing of the entity. */
export type Colleagues = Readonly<Partial<Record<ColleagueRight, ColleagueReach>>>

/** What the shop shows of itself: editors write it, and those who help customers read it. */
export const written: Colleagues = { editor: 'works' }
export const writtenAndRead: Colleagues = { editor: 'works', technician: 'reads', clerk: 'reads' }

/** What is done for a customer, at the bench and at the counter. */
export const servedByAll: Colleagues = { technician: 'works', clerk: 'works' }

/** What is done at the till. */
export const keptAtTill: Colleagues = { clerk: 'works' }
