import { Field, ObjectType } from 'type-graphql'

@ObjectType({ simpleResolvers: true, description: 'A text in both languages.' })
export class LocalizedText {
  @Field(() => String, { description: 'In Dutch.' })
  nl!: string

  @Field(() => String, { description: 'In English.' })
  en!: string
}
