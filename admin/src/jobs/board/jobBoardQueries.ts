import type { ListPage } from '../../graphql/ListPage'
import { finished, statusesOf } from '../../managed/jobStatuses'
import type { ManagedEntity } from '../../managed/ManagedEntity'

/** Cards in a column; what is finished piles up, so of that only the latest. */
const cardsPerColumn = 100
const finishedShown = 10

export interface BoardJob {
  id: number
  version: number
  status: string
  currentStatus: string | null
  description: string | null
  createdAt: string
  customer: { name: string; email: string }
  timeline: { at: string; from: string | null; to: string }[]
}

/** The jobs of a kind by status. */
export type BoardAnswer = Record<string, ListPage<BoardJob>>

/** One call for the whole board: a list per status, under the status's name. */
export function boardQuery(entity: ManagedEntity): string {
  const columns = statusesOf(entity).map(
    ({ value }) => `${value}: ${entity.plural}(
      filter: { status: ${value} }, sort: { field: updatedAt, order: desc },
      perPage: ${value === finished ? finishedShown : cardsPerColumn}
    ) { total items {
      id version status currentStatus description createdAt customer { name email } timeline { at from to }
    } }`,
  )
  return `query JobBoard { ${columns.join('\n')} }`
}

export function moveMutation({ type }: ManagedEntity): string {
  return `mutation MoveJob($id: Int!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`
}

/** Since when a job is in its status: a note for the customer in between changes nothing about that. */
export function inStatusSince({ timeline, createdAt }: BoardJob): string {
  return timeline.findLast(({ from, to }) => from !== to)?.at ?? createdAt
}
