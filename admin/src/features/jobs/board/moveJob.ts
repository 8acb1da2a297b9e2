import { codeOf } from '../../../kernel/dataProvider/failureOf'
import { askServer } from '../../../kernel/graphql/askServer'
import type { ManagedEntity } from '../../../kernel/managed/ManagedEntity'
import { moveMutation } from './jobBoardQueries'

interface Move {
  /** The new status. */
  status: string
  note: string | undefined
  holdBackNotice: boolean
}

/**
 * Gives a job another status. One that has changed meanwhile, but not in its status, is moved all the same: a message or a
 * photo came in.
 * @param job as it was when the status was chosen
 * @throws Refusal CONFLICT when somebody else gave it another status
 */
export async function moveJob(
  entity: ManagedEntity,
  { id, version, status }: { id: number; version: number; status: string },
  move: Move,
): Promise<void> {
  const send = (read: number) =>
    askServer({ query: moveMutation(entity), variables: { id, input: { ...move, version: read } } })
  try {
    await send(version)
  } catch (failure) {
    if (codeOf(failure) !== 'CONFLICT') throw failure
    const { job } = await askServer<{ job: { version: number; status: string } }>({
      query: `query JobNow($id: Int!) { job: ${entity.name}(id: $id) { version status } }`,
      variables: { id },
    })
    if (job.status !== status) throw failure
    await send(job.version)
  }
}
