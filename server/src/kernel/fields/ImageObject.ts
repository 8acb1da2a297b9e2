import { Field, Int, ObjectType } from 'type-graphql'

@ObjectType('Image', {
  description:
    'An uploaded image. With width 640, `/uploads/images/a.jpg` is also at `/uploads/images/a-640.avif`, `.webp` and `.jpg`.',
})
export class ImageObject {
  @Field(() => String, { simple: true, description: 'Address of the image in full size, on this host.' })
  url!: string

  @Field(() => Int, { simple: true, description: 'Pixels.' })
  width!: number

  @Field(() => Int, { simple: true, description: 'Pixels.' })
  height!: number

  @Field(() => [Int], { simple: true, description: 'The widths in pixels in which it is served too.' })
  widths!: number[]

  @Field(() => String, {
    simple: true,
    nullable: true,
    description: 'What it shows, in the language of what it belongs to; null where the shop says nothing of it.',
  })
  alt!: string | null

  @Field(() => Int, {
    simple: true,
    nullable: true,
    description: 'What must stay in sight when it is cropped, in percent from the left; null for the middle.',
  })
  focusX!: number | null

  @Field(() => Int, { simple: true, nullable: true, description: 'The same from the top.' })
  focusY!: number | null
}
