import { Field, ObjectType } from 'type-graphql'

@ObjectType({ description: 'A text in both languages.' })
export class LocalizedText {
  @Field(() => String, { simple: true })
  nl!: string

  @Field(() => String, { simple: true })
  en!: string
}
