import { describe, expect, it } from '@jest/globals'
import { Card, CardBlock } from '../../../src/features/pages/blocks/CardBlock.js'
import '../../../src/features/features.js'
import { FaqBlock } from '../../../src/features/pages/blocks/FaqBlock.js'
import { Tip } from '../../../src/features/tips/Tip.js'
import {
  Address,
  Blocks,
  Children,
  Color,
  Count,
  Day,
  Decimal,
  Flag,
  FolderImages,
  IconName,
  ImageAddress,
  ImageAddresses,
  Instant,
  Items,
  MediaFolder,
  Money,
  Multiline,
  OneOf,
  Pair,
  Password,
  Records,
  Reference,
  References,
  RichText,
  SeveralOf,
  Slug,
  Source,
  SystemNumber,
  Text,
  TranslationLink,
} from '../../../src/kernel/fields/decorators.js'
import {
  type FieldKind,
  fieldOf,
  isAnswered,
  isStored,
  isWritable,
} from '../../../src/kernel/fields/FieldDescription.js'
import { icons } from '../../../src/kernel/fields/icons.js'
import { imagesIn } from '../../../src/kernel/fields/imagesIn.js'
import { type FieldKindName, fieldKinds, kindName } from '../../../src/kernel/fields/kinds/fieldKinds.js'
import { languageChoice } from '../../../src/kernel/fields/languageChoice.js'
import { partsIn } from '../../../src/kernel/fields/partsIn.js'
import { addRules } from '../../../src/kernel/fields/rules.js'
import { normalise, withDefaults } from '../../../src/kernel/records/normalise.js'
import { validate } from '../../../src/kernel/records/validate.js'

interface Told {
  made: PropertyDecorator
  /** The type of its column; null where nothing is stored. */
  column: string | null
  /** What is sent, what is stored of it, and what is refused; null where no client sends anything. */
  values: { sent: unknown; stored: unknown; refused?: unknown } | null
  isAnswered?: false
}

const card = { title: 'Kaart', text: null, icon: null, image: '/uploads/images/a.jpg', link: null }
const question = { question: 'Hoe?', answer: '<p>Zo.</p>' }

const told: Record<FieldKindName, Told> = {
  address: { made: Address({ from: 'parent' }), column: 'varchar', values: null },
  blocks: {
    made: Blocks(),
    column: 'json',
    values: {
      sent: [{ faq: { questions: [question] } }],
      stored: [{ type: 'faq', ...withDefaults(FaqBlock, { questions: [question] }) }],
      refused: [{ faq: { questions: [] } }],
    },
  },
  boolean: { made: Flag(), column: 'boolean', values: { sent: true, stored: true } },
  children: { made: Children(() => Tip, 'parent'), column: null, values: null },
  choice: { made: OneOf(languageChoice), column: 'varchar', values: { sent: 'nl', stored: 'nl', refused: 'fr' } },
  choices: {
    made: SeveralOf(languageChoice),
    column: 'json',
    values: { sent: ['en', 'nl', 'fr', 'en'], stored: ['nl', 'en'] },
  },
  color: { made: Color(), column: 'varchar', values: { sent: 'ABC', stored: '#aabbcc', refused: 'red' } },
  count: { made: Count({ min: 1, max: 9 }), column: 'int', values: { sent: 3, stored: 3, refused: 10 } },
  day: { made: Day(), column: 'varchar', values: { sent: '2026-11-21', stored: '2026-11-21' } },
  decimal: {
    made: Decimal({ min: -90, max: 90 }),
    column: 'double',
    values: { sent: 51.5, stored: 51.5, refused: 91 },
  },
  folderImages: { made: FolderImages('folder'), column: null, values: null },
  icon: {
    made: IconName(),
    column: 'varchar',
    values: { sent: icons.values[0], stored: icons.values[0], refused: 'no-icon' },
  },
  image: {
    made: ImageAddress(),
    column: 'varchar',
    values: { sent: ' /uploads/images/a.jpg ', stored: '/uploads/images/a.jpg' },
  },
  images: {
    made: ImageAddresses(),
    column: 'json',
    values: { sent: ['/a.jpg', '/b.jpg'], stored: ['/a.jpg', '/b.jpg'], refused: Array(201).fill('/a.jpg') },
  },
  instant: {
    made: Instant(),
    column: 'varchar',
    values: { sent: '2026-11-21T10:00:00.000Z', stored: '2026-11-21T10:00:00.000Z' },
  },
  items: {
    made: Items(() => Card, { counts: [1] }),
    column: 'json',
    values: { sent: [{ ...card, title: ' Kaart\u200b' }], stored: [card], refused: [card, card] },
  },
  mediaFolder: {
    made: MediaFolder({ max: 10 }),
    column: 'varchar',
    values: { sent: ' winkel ', stored: 'winkel', refused: 'a\nb' },
  },
  money: {
    made: Money(),
    column: 'int',
    values: { sent: 24_95, stored: 24_95, refused: -1 },
  },
  multiline: {
    made: Multiline({ max: 20 }),
    column: 'text',
    values: { sent: 'een\u00a0regel\ntwee', stored: 'een regel\ntwee', refused: 'x'.repeat(21) },
  },
  number: { made: SystemNumber(), column: 'int', values: null },
  pair: { made: Pair(), column: 'int', values: null, isAnswered: false },
  password: {
    made: Password(),
    column: null,
    values: { sent: 'een stevig wachtwoord', stored: 'een stevig wachtwoord', refused: 'kort' },
    isAnswered: false,
  },
  records: { made: Records(() => Tip), column: null, values: null },
  reference: { made: Reference(() => Tip), column: 'int', values: { sent: 7, stored: 7 } },
  references: {
    made: References(() => Tip, { max: 2 }),
    column: 'json',
    values: { sent: [3, 3, 4], stored: [3, 4], refused: [3, 4, 5] },
  },
  richText: {
    made: RichText({ max: 40 }),
    column: 'text',
    values: { sent: '<p>Zo.<script>alert(1)</script></p>', stored: '<p>Zo.</p>', refused: `<p>${'x'.repeat(40)}</p>` },
  },
  source: { made: Source(() => Tip), column: 'int', values: { sent: 7, stored: 7 } },
  slug: {
    made: Slug({ from: 'title' }),
    column: 'varchar',
    values: { sent: 'een-tip', stored: 'een-tip', refused: 'Een tip' },
  },
  text: {
    made: Text({ max: 20 }),
    column: 'varchar',
    values: { sent: ' a\u200b b ', stored: 'a b', refused: 'a\u0007' },
  },
  translation: { made: TranslationLink(), column: null, values: null },
}

function recordWith(made: PropertyDecorator) {
  class Described {}
  made(Described.prototype, 'value')
  const field = fieldOf(Described, 'value')
  if (!field) throw new Error('The field is not described')
  class Input {}
  addRules(Input, Described, field, 'tip', true)
  return { Described, Input, field }
}

describe('a kind of field', () => {
  it.each(Object.entries(told) as [FieldKindName, Told][])(
    '[H5] %s says how it is stored, sent and answered',
    (name, { made, column, values, isAnswered: is = true }) => {
      const { field } = recordWith(made)
      expect(kindName(field)).toBe(name)
      expect([isStored(field), field.kind.column?.(field).type ?? null]).toEqual([column !== null, column])
      expect([isWritable(field), field.kind.input !== null]).toEqual([values !== null, values !== null])
      expect(isAnswered(field)).toBe(is)
    },
  )

  const written = Object.entries(told).flatMap(([name, { made, values }]) =>
    values ? [[name, made, values] as const] : [],
  )

  it.each(written)('[H5] %s is normalised and keeps its rules', async (_, made, { sent, stored, refused }) => {
    const { Described, Input } = recordWith(made)
    const values = normalise(Described, { value: sent })
    expect(values).toEqual({ value: stored })
    await validate(Described, Input, values)
    if (refused === undefined) return
    await expect(validate(Described, Input, normalise(Described, { value: refused }))).rejects.toMatchObject({
      code: 'VALIDATION',
    })
  })

  it('[H5] says what is within it: parts, and the images of these with their paths', () => {
    class Shown {
      @ImageAddress()
      image: string | null

      @ImageAddresses()
      images: string[]

      @Items(() => Card)
      cards: Card[]

      @Blocks()
      blocks: unknown[]
    }
    const cards = { type: 'card', cards: [card] }
    const values = { image: '/x.jpg', images: ['/y.jpg'], cards: [card], blocks: [cards, { type: 'gone' }] }
    expect(partsIn(Shown, values).map(({ type, path }) => [type, path])).toEqual([
      [Card, 'cards.0.'],
      [CardBlock, 'blocks.0.card.'],
    ])
    expect(imagesIn(Shown, values).map(({ path }) => path)).toEqual([
      'image',
      'images.0',
      'cards.0.image',
      'blocks.0.card.cards.0.image',
    ])
  })

  it('[H5] refers to records, and forgets one', () => {
    const { reference, references } = fieldKinds as Record<string, FieldKind>
    expect([reference?.references?.ids(7), reference?.references?.ids(null)]).toEqual([[7], []])
    expect(reference?.references?.without(7, 7)).toBeNull()
    expect(references?.references?.ids([3, 4])).toEqual([3, 4])
    expect(references?.references?.without([3, 4], 3)).toEqual([4])
  })

  it('[H5] without one of its members does not compile, nor is one compared with a name', () => {
    const { column, output, input, filter } = fieldKinds.text
    // @ts-expect-error no column
    const stored: FieldKind = { output, input, filter }
    // @ts-expect-error no type in answers
    const answered: FieldKind = { column, input, filter }
    // @ts-expect-error no inputs, rules and normalising
    const sent: FieldKind = { column, output, filter }
    // @ts-expect-error no filter
    const filtered: FieldKind = { column, output, input }
    const text: FieldKind = fieldKinds.text
    // @ts-expect-error a kind is no name
    const isNamed: boolean = text === 'text'
    expect([stored, answered, sent, filtered].length).toBe(4)
    expect(isNamed).toBe(false)
  })
})
