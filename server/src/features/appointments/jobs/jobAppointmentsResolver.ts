import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context/Context.js'
import { groupRows } from '../../../kernel/context/Loaders.js'
import type { Row } from '../../../kernel/context/Row.js'
import type { Class } from '../../../kernel/fields/FieldDescription.js'
import { type JobKind, jobTypes } from '../../jobs/jobKinds.js'
import { Appointment } from '../Appointment.js'

/** Resolves the appointments about jobs of a kind, for the shop. */
export function jobAppointmentsResolver(kind: JobKind): Class {
  @Resolver(() => jobTypes[kind])
  class JobAppointmentsResolver {
    @FieldResolver(() => [Appointment], {
      description: 'The appointments about it, by their beginning, without the cancelled ones.',
    })
    appointments(@Root() job: Row, @Ctx() { loaders }: Context): Promise<Appointment[]> {
      const load = async (jobs: readonly number[]) => {
        const rows = await loaders.rows.find<Appointment>(Appointment as Class<Appointment>, {
          where: { [kind]: jobs, state: ['booked', 'come', 'notCome'] },
          order: [['startsAt', 'ASC']],
        })
        const groups = groupRows(rows, kind)
        return jobs.map((one) => groups.get(one) ?? [])
      }
      return loaders.batch(`appointments of ${kind}`, load).load(job.id)
    }
  }
  return JobAppointmentsResolver
}
