import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import { type JobAddresses, jobAddresses, renewJobAddress } from './jobAddresses.js'
import { type JobKind, jobKinds } from './jobKinds.js'

@ObjectType('JobAddress', {
  simpleResolvers: true,
  description: 'Where anyone who holds the address sees a job without a login.',
})
export class JobAddressObject implements JobAddresses {
  @Field(() => String, { description: 'In Dutch, with scheme and host.' })
  nl: string

  @Field(() => String, { description: 'In English, with scheme and host.' })
  en: string
}

@Resolver()
export class JobAddressResolver {
  @Secret('jobAddresses')
  @Granted(['cms-admin'], { isNamed: true })
  @Query(() => JobAddressObject, { description: 'The secret address of a job, for prints and messages.' })
  jobAddress(
    @Ctx() { answer, viewer, services: { database, settings } }: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
  ): Promise<JobAddresses> {
    answer.isSecret = true
    return database.write((manager) => jobAddresses(manager, settings, kind, id, viewer?.limits))
  }

  @Secret('jobAddresses')
  @Granted(['cms-admin'], { isNamed: true })
  @Mutation(() => JobAddressObject, {
    description: 'Gives a job a new secret address; what was printed or mailed of it before opens nothing any more.',
  })
  renewJobAddress(
    @Ctx() context: Context,
    @Arg('job', () => jobKinds.enumType) kind: JobKind,
    @Arg('id', () => Int) id: number,
  ): Promise<JobAddresses> {
    return renewJobAddress(context, kind, id)
  }
}
