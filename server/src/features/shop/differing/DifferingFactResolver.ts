import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../../kernel/access/Granted.js'
import type { Context } from '../../../kernel/context/Context.js'
import { defineChoice } from '../../../kernel/fields/Choice.js'
import { languageChoice } from '../../../kernel/fields/languageChoice.js'
import { LocalizedText } from '../../../kernel/i18n/LocalizedText.js'
import { managedEntityNames } from '../../../kernel/records/managedByName.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { type DifferingFact, differingFacts, type FactKind, type FactWay } from './differingFacts.js'

const factKinds = defineChoice('FactKind', ['phone', 'email', 'price'], 'What is typed in a text.')

@ObjectType('FactWay', {
  simpleResolvers: true,
  description: 'What can stand in the place of something typed, so that it follows.',
})
class FactWayObject implements FactWay {
  @Field(() => String, { description: 'What a text holds for it, such as `{{shop.phone}}`.' })
  text: string

  @Field(() => String, { description: 'What visitors read.' })
  value: string
}

@ObjectType('DifferingFact', {
  simpleResolvers: true,
  description: 'A phone number, e-mail address or price that is typed in a text and is not what the shop says now.',
})
class DifferingFactObject implements DifferingFact {
  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record with the text.' })
  entity: string

  @Field(() => Int, { description: 'The id of that record.' })
  id: number

  @Field(() => Int, { description: 'The version of that record, for `replaceText`.' })
  version: number

  @Field(() => String, { description: 'What that record is called.' })
  title: string

  @Field(() => languageChoice.enumType, { description: 'The language of the text.' })
  language: Language

  @Field(() => LocalizedText, { description: 'The field with the text.' })
  label: LocalizedText

  @Field(() => String, { description: 'Where the text stands, such as `intro` or `blocks.0.text.title`.' })
  path: string

  @Field(() => Int, { description: 'The place of its first character in the stored text.' })
  from: number

  @Field(() => String, { description: 'As it is stored there.' })
  typed: string

  @Field(() => factKinds.enumType, { description: 'What it is.' })
  kind: FactKind

  @Field(() => String, { description: 'The words of the sentence before it.' })
  before: string

  @Field(() => String, { description: 'As people read it.' })
  found: string

  @Field(() => String, { description: 'The words of the sentence after it.' })
  after: string

  @Field(() => [FactWayObject], {
    description: 'What could stand there instead, for `replaceText`; none where the shop has not said it.',
  })
  ways: FactWay[]
}

@ObjectType({ simpleResolvers: true, description: 'What is typed in texts and differs from what the shop says now.' })
class DifferingFactList {
  @Field(() => [DifferingFactObject], { description: 'Those of this page.' })
  items: DifferingFactObject[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

/** What texts say of the shop that is not so. */
@Resolver()
export class DifferingFactResolver {
  @Granted(['cms-admin'])
  @Query(() => DifferingFactList, {
    description:
      'Phone numbers, e-mail addresses and prices that are typed in texts for visitors and differ from those of the shop: of a price, where its sentence or record is about one service or product that costs something else. `keepPrice` leaves one as it is; `unfollowedPrices` lists prices that are right but do not follow.',
  })
  async differingFacts(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 50, description: 'From 1 to 200.' }) perPage: number,
  ): Promise<DifferingFactList> {
    const all = await differingFacts(context)
    const size = Math.min(Math.max(perPage, 1), 200)
    const from = (Math.max(page, 1) - 1) * size
    return { items: all.slice(from, from + size), total: all.length }
  }
}
