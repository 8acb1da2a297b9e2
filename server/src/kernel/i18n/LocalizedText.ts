import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A text in both languages.' })
export class LocalizedText {
  @Field(() => String, { simple: true, description: 'In Dutch.' })
  nl!: string

  @Field(() => String, { simple: true, description: 'In English.' })
  en!: string
}
