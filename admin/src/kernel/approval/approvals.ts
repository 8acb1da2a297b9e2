import {
  ApprovalRequestsDocument,
  type ApprovalRequestsQuery,
  ApproveDocument,
  AskApprovalDocument,
  DeclineApprovalDocument,
} from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { entityName } from '../managed/ManagedEntity'

export type Approval = ApprovalRequestsQuery['approvalRequests'][number]

/** Of what waits for an owner, in the cache of queries. */
export const approvalsKey = ['approvals']

export const approvalsQuery = { query: ApprovalRequestsDocument, variables: {} }

/** Asks an owner to publish the draft of a record, or a concept. */
export async function askApproval(entity: string, record: number, note: string): Promise<void> {
  await askServer({ query: AskApprovalDocument, variables: { entity: entityName(entity), record, note: note || null } })
}

/** Publishes what was asked for, as it was read. */
export async function approve({ entity, record, version }: Approval): Promise<void> {
  await askServer({ query: ApproveDocument, variables: { entity, record, version } })
}

/** Says what has to be otherwise first. */
export async function declineApproval({ entity, record }: Approval, answer: string): Promise<void> {
  await askServer({ query: DeclineApprovalDocument, variables: { entity, record, answer } })
}
