import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Viewer } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { defaultLanguage, type Language } from '../../kernel/shared/screens.js'
import { ViewerObject } from '../accounts/AccountResolver.js'
import { beginShop } from './beginShop.js'
import { endSetup, finishSetupStep, type SetupProgress, setupProgress } from './setupProgress.js'

@ObjectType('SetupProgress', { simpleResolvers: true, description: 'How far the set-up of the shop is.' })
class SetupProgressObject implements SetupProgress {
  @Field(() => [String], { description: 'Its steps, in their order.' })
  steps: string[]

  @Field(() => [String], { description: 'Those that were filled in or skipped.' })
  doneSteps: string[]

  @Field(() => Boolean, { description: 'Whether it was finished or put away.' })
  isEnded: boolean
}

@Resolver()
export class SetupResolver {
  @Granted('everyone')
  @Mutation(() => ViewerObject, {
    description: 'Makes the first account of a shop that has none, by the code that its start printed, and logs it in.',
  })
  beginShop(
    @Ctx() context: Context,
    @Arg('code', () => String, {
      nullable: true,
      description: 'Has to be given: of the address that the start of the shop printed.',
    })
    code: string | null,
    @Arg('name', () => String, { nullable: true, description: 'Has to be given: of the owner.' }) name: string | null,
    @Arg('email', () => String, { nullable: true, description: 'Has to be given.' }) email: string | null,
    @Arg('password', () => String, {
      nullable: true,
      description: 'Has to be given: at least 10 characters; none that is used by many, one pattern, or the own name.',
    })
    password: string | null,
    @Arg('language', () => languageChoice.enumType, { defaultValue: defaultLanguage, description: 'Of mails.' })
    language: Language,
  ): Promise<Viewer> {
    return beginShop(context, code ?? null, {
      name: name ?? null,
      email: email ?? null,
      password: password ?? null,
      language,
    })
  }

  @Granted(['cms-admin'])
  @Query(() => SetupProgressObject, {
    nullable: true,
    description: 'How far the set-up is; null in a shop that was not set up in the browser.',
  })
  shopSetup(@Ctx() { services }: Context): Promise<SetupProgress | null> {
    return setupProgress(services.database.reader)
  }

  @Granted(['cms-admin'])
  @Mutation(() => SetupProgressObject, { nullable: true, description: 'Notes that a step was filled in or skipped.' })
  finishSetupStep(
    @Ctx() { services }: Context,
    @Arg('step', () => String, { description: 'Its name, as in `shopSetup`.' }) step: string,
  ): Promise<SetupProgress | null> {
    return finishSetupStep(services, step)
  }

  @Granted(['cms-admin'])
  @Mutation(() => SetupProgressObject, { nullable: true, description: 'Finishes the set-up, or puts it away.' })
  endSetup(@Ctx() { services }: Context): Promise<SetupProgress | null> {
    return endSetup(services)
  }
}
