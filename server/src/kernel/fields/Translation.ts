import { Field, Int, ObjectType } from 'type-graphql'
import type { Language } from '../shared/screens.js'
import { languageChoice } from './languageChoice.js'

@ObjectType({ description: 'The sibling of a record in the other language.' })
export class Translation {
  @Field(() => Int, { simple: true })
  id!: number

  @Field(() => languageChoice.enumType, { simple: true })
  language!: Language

  @Field(() => String, { simple: true, nullable: true, description: 'Its own part of its address, if it has one.' })
  url?: string | null
}

@ObjectType({ description: 'The sibling of a page in the other language.' })
export class PageTranslation {
  @Field(() => Int, { simple: true })
  id!: number

  @Field(() => languageChoice.enumType, { simple: true })
  language!: Language

  @Field(() => String, { simple: true })
  url!: string

  @Field(() => String, { simple: true, description: 'Its whole address without the language.' })
  fullUrl!: string
}
