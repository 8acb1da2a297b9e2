import type { CheckedPoint } from '@shop/server/checkList'
import { codeOf } from '../../../kernel/dataProvider/failureOf'
import { askServer } from '../../../kernel/graphql/askServer'
import type { ManagedEntity } from '../../../kernel/managed/ManagedEntity'

interface CheckedJob {
  id: number
  version: number
  checks: readonly CheckedPoint[]
}

/**
 * Stores what was found of a job. One that has changed meanwhile, but not in its check-list, is written all the same.
 * @param job as it was read before the list was filled in
 * @throws Refusal CONFLICT when somebody else filled in the list, VALIDATION
 */
export async function saveChecks(
  entity: ManagedEntity,
  job: CheckedJob,
  checks: readonly CheckedPoint[],
): Promise<void> {
  const { name, type } = entity
  const send = (version: number) =>
    askServer({
      query: `mutation CheckJob($id: Int!, $input: Update${type}Input!) { update${type}(id: $id, input: $input) { id } }`,
      variables: { id: job.id, input: { checks, version } },
    })
  try {
    await send(job.version)
  } catch (failure) {
    if (codeOf(failure) !== 'CONFLICT') throw failure
    const { job: now } = await askServer<{ job: CheckedJob }>({
      query: `query CheckedJob($id: Int!) { job: ${name}(id: $id) { version checks { nameNl nameEn before after } } }`,
      variables: { id: job.id },
    })
    if (JSON.stringify(now.checks) !== JSON.stringify(job.checks)) throw failure
    await send(now.version)
  }
}
