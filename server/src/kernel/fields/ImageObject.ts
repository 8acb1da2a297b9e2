import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('Image', {
  simpleResolvers: true,
  description:
    'An uploaded image. With width 640, `/uploads/images/a.jpg` is also at `/uploads/images/a-640.avif`, `.webp` and `.jpg`.',
})
export class ImageObject {
  @Field(() => String, { description: 'Address of the image in full size, on this host.' })
  url!: string

  @Field(() => Int, { description: 'Pixels.' })
  width!: number

  @Field(() => Int, { description: 'Pixels.' })
  height!: number

  @Field(() => [Int], { description: 'The widths in pixels in which it is served too.' })
  widths!: number[]

  @Field(() => String, {
    nullable: true,
    description: 'What it shows, in the language of what it belongs to; null where the shop says nothing of it.',
  })
  alt!: string | null

  @Field(() => Int, {
    nullable: true,
    description: 'What must stay in sight when it is cropped, in percent from the left; null for the middle.',
  })
  focusX!: number | null

  @Field(() => Int, { nullable: true, description: 'The same from the top.' })
  focusY!: number | null
}
