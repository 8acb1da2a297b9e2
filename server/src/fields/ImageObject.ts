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
}
