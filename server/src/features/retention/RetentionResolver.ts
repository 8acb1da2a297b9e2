import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { label } from '../../kernel/i18n/labels.js'
import {
  type RetentionKind,
  type RetentionPeriod,
  retentionKinds,
  retentionSettings,
} from '../../kernel/settings/retentionPeriods.js'
import { colleagueRights } from '../../kernel/shared/staffRights.js'

const retentionKindChoice = defineChoice('KeptKind', retentionKinds, 'What is removed after its time.')

const unitNames = {
  day: { nl: ['dag', 'dagen'], en: ['day', 'days'] },
  month: { nl: ['maand', 'maanden'], en: ['month', 'months'] },
}

@ObjectType({ simpleResolvers: true, description: 'How long a kind of record is retained.' })
class KeptRecords {
  @Field(() => retentionKindChoice.enumType, { description: 'Which kind.' })
  kind: RetentionKind

  @Field(() => LocalizedText, { description: 'What these are called.' })
  label: LocalizedText

  @Field(() => LocalizedText, { description: 'From when they are counted, and what stays.' })
  help: LocalizedText

  @Field(() => LocalizedText, { nullable: true, description: 'For how long; null for ever.' })
  period: LocalizedText | null

  @Field(() => String, { description: 'The setting of the server that says so.' })
  setting: string
}

@Resolver()
export class RetentionResolver {
  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [KeptRecords], {
    description: 'How long each kind of record is retained before the product removes it.',
  })
  retention(@Ctx() { services: { settings } }: Context): KeptRecords[] {
    return retentionKinds.map((kind) => ({
      kind,
      label: label(`retention.${kind}`),
      help: label(`retention.${kind}.help`),
      period: settings.retention[kind] && periodText(settings.retention[kind]),
      setting: retentionSettings[kind].setting,
    }))
  }
}

/** Such as '30 days'. */
function periodText({ count, unit }: RetentionPeriod): LocalizedText {
  const say = (language: 'nl' | 'en') => `${count} ${unitNames[unit][language][count === 1 ? 0 : 1]}`
  return { nl: say('nl'), en: say('en') }
}
