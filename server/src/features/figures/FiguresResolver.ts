import { Arg, Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { DayScalar, MoneyScalar } from '../../kernel/fields/scalars.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { label } from '../../kernel/i18n/labels.js'
import { type JobKind, jobKinds, jobStatuses } from '../jobs/jobKinds.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { jobFigures, kindsInUse, type MonthFigures, type WeekFigures } from './jobFigures.js'
import { KnownParts } from './KnownParts.js'
import { Period } from './Period.js'
import { type QuoteFigures, quoteFigures } from './quoteFigures.js'
import { type ServiceFigures, serviceDays } from './serviceDays.js'
import { type StatusFigures, statusDays } from './statusDays.js'

@ObjectType({ simpleResolvers: true, description: 'The jobs of a week.' })
class JobsOfWeek implements WeekFigures {
  @Field(() => DayScalar, { description: 'Its Monday.' })
  week: string

  @Field(() => Int, { description: 'How many were taken in.' })
  takenIn: number

  @Field(() => Int, { description: 'How many were finished.' })
  finished: number
}

@ObjectType({ simpleResolvers: true, description: 'How long jobs are in a status.' })
class DaysInStatus implements StatusFigures {
  @Field(() => jobKinds.enumType, { description: 'Of which kind of job.' })
  jobKind: JobKind

  @Field(() => String, { description: 'Which status.' })
  status: string

  @Field(() => LocalizedText, { description: 'What it is called.' })
  label: LocalizedText

  @Field(() => Int, { description: 'How often a job left it in the period.' })
  stays: number

  @Field(() => Float, { nullable: true, description: 'The median of the days until then.' })
  days: number | null
}

@ObjectType({ simpleResolvers: true, description: 'How long the jobs of a service take.' })
class DaysOfService implements ServiceFigures {
  @Field(() => Int, { description: 'The id of the service.' })
  service: number

  @Field(() => LocalizedText, { description: 'What it is called.' })
  title: LocalizedText

  @Field(() => Int, { description: 'How many were finished in the period.' })
  jobs: number

  @Field(() => Float, { description: 'The median of the days from intake to end.' })
  days: number
}

@ObjectType({ simpleResolvers: true, description: 'The turnover of a month, and the jobs that were finished in it.' })
class TurnoverOfMonth implements MonthFigures {
  @Field(() => DayScalar, { description: 'Its first day.' })
  month: string

  @Field(() => Int, { description: 'How many jobs.' })
  jobs: number

  @Field(() => MoneyScalar, {
    description:
      'Without VAT: what was invoiced, by the day of issue, and finished jobs that were not invoiced, by the day of their end.',
  })
  turnover: number
}

@ObjectType({ simpleResolvers: true, description: 'The quotes that were sent in a month.' })
class QuotesOfMonth implements QuoteFigures {
  @Field(() => DayScalar, { description: 'Its first day.' })
  month: string

  @Field(() => Int, { description: 'How many, without those that were replaced or withdrawn.' })
  sent: number

  @Field(() => Int, { description: 'How many of them were accepted.' })
  accepted: number

  @Field(() => Float, { nullable: true, description: 'That share, from 0 to 1; null without any.' })
  share: number | null
}

@ObjectType({
  simpleResolvers: true,
  description:
    'How the shop does. Weeks and months are those of its time zone; of its first and last, the days of the period.',
})
class Figures {
  @Field(() => [JobsOfWeek], { description: 'Every week, the earliest first.' })
  weeks: JobsOfWeek[]

  @Field(() => [DaysInStatus], { description: 'Every status but the last.' })
  statuses: DaysInStatus[]

  @Field(() => [DaysOfService], { description: 'Every service with finished jobs, most of them first.' })
  services: DaysOfService[]

  @Field(() => [TurnoverOfMonth], { description: 'Every month, the earliest first.' })
  months: TurnoverOfMonth[]

  @Field(() => [QuotesOfMonth], { description: 'Every month, the earliest first.' })
  quotes: QuotesOfMonth[]
}

@Resolver()
export class FiguresResolver {
  @Granted(['cms-admin'])
  @Query(() => Figures, {
    description: 'How the shop did from a day until another, both included; three years at most.',
  })
  async figures(
    @Ctx() { services: { database, settings, switches } }: Context,
    @Arg('from', () => DayScalar, { description: 'The first day.' }) from: string,
    @Arg('until', () => DayScalar, { description: 'The last day.' }) until: string,
  ): Promise<Figures> {
    const period = new Period(from, until, TimeZone.named(settings.timeZone))
    const { reader } = database
    const asked = {
      period,
      kinds: kindsInUse((await switches.now()).entities),
      vatRate: (await readShop(reader)).vatStandard,
      known: await KnownParts.of(reader),
    }
    const statuses = await statusDays(reader, asked)
    return {
      ...(await jobFigures(reader, asked)),
      statuses: statuses.map((each) => ({
        ...each,
        label: label(`choice.${jobStatuses[each.jobKind].name}.${each.status}`),
      })),
      services: await serviceDays(reader, asked),
      quotes: await quoteFigures(reader, asked),
    }
  }
}
