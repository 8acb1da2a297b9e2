import type { ListPage } from '../../../kernel/graphql/GraphqlAnswer'
import type { ManagedEntity } from '../../../kernel/managed/ManagedEntity'
import { finished, statusesOf } from '../jobStatuses'

/** Cards in a column; what is finished piles up, so of that only the latest. */
const cardsPerColumn = 100
const finishedShown = 25

export interface BoardJob {
  id: number
  /** Such as `26-0142`. */
  number: string
  version: number
  status: string
  currentStatus: string | null
  description: string | null
  createdAt: string
  customer: { name: string; email: string | null }
  device: { name: string } | null
  promisedOn: string | null
  assignedTo: { name: string } | null
  isAboveLimit: boolean
  timeline: { at: string; from: string | null; to: string }[]
}

/** The jobs of a kind by status. */
export type BoardAnswer = Record<string, ListPage<BoardJob>>

/** Which jobs are shown: `mine` of the account, those that are late, or those that wait for an answer of the customer. */
export type JobView = 'all' | 'mine' | 'late' | 'answer'
export const jobViews: readonly JobView[] = ['all', 'mine', 'late', 'answer']

/** What a view asks of the list. @param account the own id @param yesterday such as 2026-11-21 */
export function viewFilter(view: JobView, account: number, yesterday: string): Record<string, unknown> {
  if (view === 'mine') return { isOpen: true, assignedTo: account }
  if (view === 'late') return { isOpen: true, promisedOnTo: yesterday }
  return view === 'answer' ? { status: 'waiting_customer' } : {}
}

/** Days after which what is finished folds away. */
export const finishedDays = 14

const older = 'finished_older'

/** The columns of a view: an open job cannot be in that of finished ones. */
export function columnsOf(entity: ManagedEntity, view: JobView) {
  return statusesOf(entity).filter(({ value }) => {
    if (view === 'answer') return value === 'waiting_customer'
    return view === 'all' || value !== finished
  })
}

/**
 * One call for the whole board: a list per status, under the status's name, and how many finished ones are older.
 * @param recent the instant, UTC, since when what is finished is shown
 */
export function boardQuery(
  entity: ManagedEntity,
  view: JobView = 'all',
  { account = 0, yesterday = '', recent = '' }: { account?: number; yesterday?: string; recent?: string } = {},
): string {
  const { status: _column, ...given } = viewFilter(view, account, yesterday)
  const conditions = Object.entries(given).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  const filterOf = (status: string, ...more: string[]) =>
    [`status: ${status}`, 'search: $search', ...conditions, ...more].join(', ')
  const columns = columnsOf(entity, view).map(({ value }) => {
    const since = value === finished && recent ? [`updatedAtFrom: "${recent}"`] : []
    return `${value}: ${entity.plural}(
      filter: { ${filterOf(value, ...since)} }, sort: { field: updatedAt, order: desc },
      perPage: ${value === finished ? finishedShown : cardsPerColumn}
    ) { total items {
      id number version status currentStatus description promisedOn createdAt isAboveLimit customer { name email }
      device { name } assignedTo { name } timeline { at from to }
    } }`
  })
  const folded =
    view === 'all' && recent
      ? `${older}: ${entity.plural}(filter: { ${filterOf(finished, `updatedAtTo: "${recent}"`)} }, perPage: 1) { total }`
      : ''
  return `query JobBoard($search: String) { ${columns.join('\n')} ${folded} }`
}

/** How many finished jobs are not on the board because of their age. */
export function olderOf(answer: BoardAnswer | undefined): number {
  return answer?.[older]?.total ?? 0
}

export function moveMutation({ type }: ManagedEntity): string {
  return `mutation MoveJob($id: Int!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`
}

/** Since when a job is in its status: a note for the customer in between changes nothing about that. */
export function inStatusSince({ timeline, createdAt }: BoardJob): string {
  return timeline.findLast(({ from, to }) => from !== to)?.at ?? createdAt
}
