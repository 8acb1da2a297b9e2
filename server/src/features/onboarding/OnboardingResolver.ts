import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { BackupServices } from '../backup/Backups.js'
import { type Example, unreadExamples } from './examples.js'
import { type OnboardingTask, onboardingTasks, readOnboardingTasks } from './onboardingTasks.js'

@ObjectType('OnboardingStep', {
  simpleResolvers: true,
  description: 'Something that a shop needs before it is shown to customers.',
})
class OnboardingStep implements OnboardingTask {
  @Field(() => onboardingTasks.enumType, { description: 'What it is.' })
  task: string

  @Field(() => Boolean, { description: 'Whether it is there.' })
  isDone: boolean

  @Field(() => Boolean, {
    description: 'Whether customers do not reach the shop for lack of it.',
  })
  isUrgent: boolean
}

@ObjectType('Example', {
  simpleResolvers: true,
  description: 'A record of the starting content that nobody has read and saved yet.',
})
class ExampleObject implements Example {
  @Field(() => String, { description: 'The name of its entity.' })
  entity: string

  @Field(() => Int, { description: 'Its id.' })
  id: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => languageChoice.enumType, { description: 'Its language.' })
  language: Language
}

/** What a new shop still lacks, for the dashboard. */
@Resolver()
export class OnboardingResolver {
  @Granted(['cms-admin'])
  @Query(() => [OnboardingStep], { description: 'What a shop needs, and whether it is there.' })
  onboarding(@Ctx() context: Context<BackupServices>): Promise<OnboardingStep[]> {
    return readOnboardingTasks(context, new Date())
  }

  @Granted(['cms-admin'])
  @Query(() => [ExampleObject], { description: 'The starting content that nobody has read and saved yet.' })
  unreadExamples(@Ctx() context: Context): Promise<ExampleObject[]> {
    return unreadExamples(context)
  }
}
