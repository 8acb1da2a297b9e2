import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { languageChoice } from '../fields/languageChoice.js'
import { LocalizedText } from '../i18n/LocalizedText.js'
import { managedEntityNames } from '../records/managedByName.js'
import type { Language } from '../shared/screens.js'
import { maxMatches, type TextMatch } from './textMatches.js'
import type { TextPlace } from './withReplaced.js'

@ObjectType('TextMatch', {
  simpleResolvers: true,
  description: 'A place in a text of the shop where something stands that can be replaced.',
})
class TextMatchObject implements TextMatch {
  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record with the text.' })
  entity: string

  @Field(() => Int, { description: 'The id of that record.' })
  id: number

  @Field(() => Int, { description: 'The version of that record, for `replaceText`.' })
  version: number

  @Field(() => String, { description: 'What that record is called.' })
  title: string

  @Field(() => languageChoice.enumType, { nullable: true, description: 'Of that record; null where it has none.' })
  language: Language | null

  @Field(() => LocalizedText, { description: 'The field with the text.' })
  label: LocalizedText

  @Field(() => String, { description: 'Where the text stands, such as `intro` or `blocks.0.text.title`.' })
  path: string

  @Field(() => Int, { description: 'The place of its first character in the stored text.' })
  from: number

  @Field(() => String, { description: 'As it is stored there.' })
  typed: string

  @Field(() => String, { description: 'The words of the sentence before it.' })
  before: string

  @Field(() => String, { description: 'As people read it.' })
  found: string

  @Field(() => String, { description: 'The words of the sentence after it.' })
  after: string

  @Field(() => Boolean, {
    description: 'Whether formatting divides it, so that nothing can be put in its place but by hand.',
  })
  isDivided: boolean
}

@ObjectType({ simpleResolvers: true, description: 'Where something stands in the texts of the shop.' })
export class TextMatchList {
  @Field(() => [TextMatchObject], { description: `${maxMatches} at most.` })
  items: TextMatchObject[]

  @Field(() => Int, { description: 'How many places there are.' })
  total: number

  @Field(() => Int, { description: 'How many records have it.' })
  records: number

  @Field(() => Int, { description: 'How many drafts and planned changes have it, which stay as they are.' })
  drafts: number
}

@InputType({ description: 'A place in a text, as `textMatches` answers it.' })
export class TextPlaceInput implements TextPlace {
  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record.' })
  entity: string

  @Field(() => Int, { description: 'The id of the record.' })
  id: number

  @Field(() => Int, { description: 'The version of the record; with a stale one nothing is replaced.' })
  version: number

  @Field(() => String, { description: 'Where the text stands.' })
  path: string

  @Field(() => Int, { description: 'The place of its first character.' })
  from: number

  @Field(() => String, { description: 'As it is stored there.' })
  typed: string
}
