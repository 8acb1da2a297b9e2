import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../access/Granted.js'
import type { Context } from '../context/Context.js'
import { invalidField } from '../errors/ShopError.js'
import { languageChoice } from '../fields/languageChoice.js'
import { LocalizedText } from '../i18n/LocalizedText.js'
import { managedEntityNames } from '../records/managedByName.js'
import type { FoundSentence } from '../search/sentenceAround.js'
import { cleanedLine } from '../shared/cleanedLine.js'
import type { Language } from '../shared/screens.js'
import { maxSearchCharacters } from '../shared/textLimits.js'
import { type FoundText, findTexts, maxFoundTexts } from './findTexts.js'

@ObjectType('FoundText', {
  simpleResolvers: true,
  description: 'A record with a text that overviews do not show, in which something was found.',
})
class FoundTextObject implements FoundText, FoundSentence {
  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record.' })
  entity: string

  @Field(() => Int, { description: 'The id of the record.' })
  id: number

  @Field(() => String, { description: 'What the record is called.' })
  title: string

  @Field(() => languageChoice.enumType, { nullable: true, description: 'Of the record; null where it has none.' })
  language: Language | null

  @Field(() => LocalizedText, { description: 'The field with the text, or what the texts are called.' })
  label: LocalizedText

  @Field(() => String, { description: 'The words of the sentence before what was found.' })
  before: string

  @Field(() => String, { description: 'What was found, as it stands there.' })
  found: string

  @Field(() => String, { description: 'The words of the sentence after it.' })
  after: string
}

/** Texts of records by what they say. */
@Resolver()
export class TextResolver {
  @Granted(['cms-admin'], { isNarrowed: true })
  @Query(() => [FoundTextObject], {
    description: `The records that the caller reads with something in a text that overviews do not show, such as the body of a news item, a block of a page, a mail or a message about a job; ignoring case and accents. The newest ${maxFoundTexts} of each entity, each with the first sentence.`,
  })
  foundTexts(
    @Ctx() context: Context,
    @Arg('q', () => String, { description: `From two to ${maxSearchCharacters} characters.` }) q: string,
    @Arg('entities', () => [managedEntityNames.enumType], {
      nullable: true,
      description: 'Only records of these; of all when not given.',
    })
    entities?: string[] | null,
    @Arg('ids', () => [Int], { nullable: true, description: 'Only records with these ids, of one entity.' })
    ids?: number[] | null,
  ): Promise<FoundText[]> | FoundText[] {
    const text = cleanedLine(q)
    if (text.length > maxSearchCharacters) {
      const field = { owner: 'publicSearch', name: 'q' }
      throw invalidField('q', { key: 'field.max', values: { field, max: maxSearchCharacters } })
    }
    return text.length < 2
      ? []
      : findTexts(context, text, { entities: entities ?? null, ids: ids?.slice(0, 200) ?? null })
  }
}
