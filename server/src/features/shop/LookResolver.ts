import { Arg, Field, Float, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { contrast } from '../look/colour.js'
import { type Palette, paletteOf } from '../look/palette.js'

const samples = defineChoice(
  'LookSampleName',
  ['button', 'link', 'text', 'section', 'bar'],
  'A pair of colours of the look: a button, a link and text on paper, text on a dark section, and the bars.',
)

const schemes = defineChoice('ColorScheme', ['light', 'dark'], 'What a device may be set to.')

@ObjectType({ simpleResolvers: true, description: 'A pair of colours that stand on each other.' })
class LookSample {
  @Field(() => samples.enumType, { description: 'Where it is found.' })
  name: string

  @Field(() => schemes.enumType, { description: 'In which scheme.' })
  scheme: string

  @Field(() => String, { description: 'The colour below, such as #1f6382.' })
  ground: string

  @Field(() => String, { description: 'The colour of what is written on it.' })
  ink: string

  @Field(() => Float, { description: 'Their contrast, from 1 to 21; 4.5 is needed to read.' })
  contrast: number
}

@ObjectType({ simpleResolvers: true, description: 'What would become of two colours.' })
class LookPreview {
  @Field(() => Boolean, {
    description: 'Whether buttons have another colour than the accent, because nothing would be readable on that.',
  })
  isMoved: boolean

  @Field(() => String, { description: 'The colour of buttons.' })
  fill: string

  @Field(() => Boolean, {
    description: 'Whether the ground colour is that of dark sections, not of paper.',
  })
  isDeepGround: boolean

  @Field(() => [LookSample], { description: 'Pairs of it, with their contrast.' })
  samples: LookSample[]
}

const color = /^#[0-9a-f]{6}$/

@Resolver()
export class LookResolver {
  @Granted(['cms-admin'])
  @Query(() => LookPreview, {
    nullable: true,
    description: 'The palette that would follow from two colours, before they are saved; null when one is no colour.',
  })
  previewLook(
    @Arg('accentColor', () => String, { description: 'Such as #1f6382.' }) accentColor: string,
    @Arg('groundColor', () => String, { description: 'Such as #fafaf8.' }) groundColor: string,
  ): LookPreview | null {
    if (!color.test(accentColor) || !color.test(groundColor)) return null
    const palette = paletteOf(accentColor, groundColor)
    return {
      isMoved: palette.moved > 0,
      fill: palette.light.white.fill,
      isDeepGround: palette.isDeepGround,
      samples: [...samplesOf(palette, 'light'), ...samplesOf(palette, 'dark')],
    }
  }
}

function samplesOf(palette: Palette, scheme: 'light' | 'dark'): LookSample[] {
  const { white, blue, bars } = palette[scheme]
  const pairs: [string, string, string][] = [
    ['button', white.fill, white.onFill],
    ['link', white.ground, white.accent],
    ['text', white.ground, white.ink],
    ['section', blue.ground, blue.ink],
    ['bar', bars.bar, bars.onBar],
  ]
  return pairs.map(([name, ground, ink]) => ({ name, scheme, ground, ink, contrast: contrast(ground, ink) }))
}
