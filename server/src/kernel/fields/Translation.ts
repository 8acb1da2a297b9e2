import { Field, Int, ObjectType } from 'type-graphql'
import type { Language } from '../shared/screens.js'
import { languageChoice } from './languageChoice.js'

@ObjectType({ simpleResolvers: true, description: 'The sibling of a record in the other language.' })
export class Translation {
  @Field(() => Int)
  id!: number

  @Field(() => languageChoice.enumType)
  language!: Language

  @Field(() => String, { nullable: true, description: 'Its own part of its address, if it has one.' })
  url?: string | null
}

@ObjectType({ simpleResolvers: true, description: 'The sibling of a page in the other language.' })
export class PageTranslation {
  @Field(() => Int)
  id!: number

  @Field(() => languageChoice.enumType)
  language!: Language

  @Field(() => String)
  url!: string

  @Field(() => String, { description: 'Its whole address without the language.' })
  fullUrl!: string
}
