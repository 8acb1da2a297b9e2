import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../context/Context.js'
import { defineChoice } from '../fields/Choice.js'
import { LocalizedText } from '../i18n/LocalizedText.js'
import { label } from '../i18n/labels.js'
import { type KeptKind, keptKinds, retentionSettings } from '../settings/retentionPeriods.js'
import { periodText } from './periodText.js'

const keptKindChoice = defineChoice('KeptKind', keptKinds, 'What is removed after its time.')

@ObjectType({ description: 'How long a kind of record is kept.' })
class KeptRecords {
  @Field(() => keptKindChoice.enumType, { simple: true, description: 'Which kind.' })
  kind: KeptKind

  @Field(() => LocalizedText, { simple: true, description: 'What these are called.' })
  label: LocalizedText

  @Field(() => LocalizedText, { simple: true, description: 'From when they are counted, and what stays.' })
  help: LocalizedText

  @Field(() => LocalizedText, { simple: true, nullable: true, description: 'For how long; null for ever.' })
  period: LocalizedText | null

  @Field(() => String, { simple: true, description: 'The setting of the server that says so.' })
  setting: string
}

@Resolver()
export class RetentionResolver {
  @Query(() => [KeptRecords], { description: 'How long each kind of record is kept before the product removes it.' })
  retention(@Ctx() { services: { settings } }: Context): KeptRecords[] {
    return keptKinds.map((kind) => ({
      kind,
      label: label(`kept.${kind}`),
      help: label(`kept.${kind}.help`),
      period: settings.keep[kind] && periodText(settings.keep[kind]),
      setting: retentionSettings[kind].setting,
    }))
  }
}
