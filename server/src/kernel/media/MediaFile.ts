import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { ImageObject } from '../fields/ImageObject.js'
import { languageChoice } from '../fields/languageChoice.js'
import { InstantScalar } from '../fields/scalars.js'
import { RecordUse } from '../records/recordUses.js'
import type { Language } from '../shared/screens.js'

@ObjectType({ simpleResolvers: true, description: 'What an image shows, in one language.' })
export class ImageAlt {
  @Field(() => languageChoice.enumType)
  language: Language

  @Field(() => String)
  text: string
}

@ObjectType({ simpleResolvers: true, description: 'An image of the library.' })
export class MediaFile {
  @Field(() => ImageObject, { description: 'How it is served.' })
  image: ImageObject

  @Field(() => String, { description: "The name it had on the uploader's computer." })
  name: string

  @Field(() => Int)
  bytes: number

  @Field(() => InstantScalar, { description: 'When it was uploaded, UTC.' })
  createdAt: string

  @Field(() => String, { nullable: true, description: 'What it was uploaded for, e.g. `newsItem`.' })
  folder: string | null

  @Field(() => [ImageAlt], { description: 'What it shows, for who cannot see it.' })
  alts: ImageAlt[]

  @Field(() => [RecordUse], { description: 'The records that show it.' })
  uses: RecordUse[]
}

@ObjectType({ simpleResolvers: true, description: 'A page of the library of images.' })
export class MediaFileList {
  @Field(() => [MediaFile])
  items: MediaFile[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

@InputType({ description: 'What an image shows, in one language; an empty text says nothing of it.' })
export class ImageAltInput {
  @Field(() => languageChoice.enumType)
  language: Language

  @Field(() => String)
  text: string
}

@InputType({ description: 'What is said of an image wherever it is used.' })
export class MediaFileInput {
  @Field(() => [ImageAltInput], { description: 'In the languages that are not named nothing is said.' })
  alts: ImageAltInput[]

  @Field(() => Int, { nullable: true, description: 'From 0 to 100 percent from the left; null for the middle.' })
  focusX: number | null

  @Field(() => Int, { nullable: true, description: 'The same from the top.' })
  focusY: number | null

  @Field(() => String, {
    nullable: true,
    description: 'The folder to put it in, none when null; it stays where it is when left out.',
  })
  folder?: string | null
}
