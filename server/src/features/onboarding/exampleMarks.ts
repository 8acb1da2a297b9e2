import type { Context } from '../../kernel/context/Context.js'
import type { SwitchedOff } from '../../kernel/context/SwitchedOff.js'
import { fieldsOf } from '../../kernel/fields/FieldDescription.js'
import type { Language } from '../../kernel/shared/screens.js'
import { sentencesIn } from '../emptyFacts/sentencesIn.js'
import { searchedTexts } from '../visitorSearch/searchedTexts.js'
import type { StoredExample } from './examples.js'

export type MarkKind = 'price' | 'promise' | 'placeholder'

/** What an example says that only its owner can know to be so. */
export interface ExampleMark {
  kind: MarkKind
  /** The sentence that says it, or the amount. */
  text: string
}

/** By what a sentence is known, in either language; the first that is found names it. */
const signs: readonly (readonly [MarkKind, RegExp])[] = [
  ['placeholder', /\b(vertel|schrijf|zet|vul) hier\b|\b(tell|write|put) here\b/i],
  ['price', /€\s?\d|\d\s?euro\b/i],
  [
    'promise',
    /\b(binnen|within) .{0,24}?(uur|uren|dag|dagen|weken|maanden|hours?|days?|weeks?|months?)\b|\b(gratis|kosteloos|free of charge|for free|garantie|guarantees?|warranty|dezelfde dag|(the )?same day|vandaag nog|geld terug|money back|comes? off|gaat .{0,12}eraf)\b/i,
  ],
]

/** A sentence is told whole up to here. */
const longest = 200

/** The prices, promises and places to fill in of an example, each once. */
export async function exampleMarks(
  context: Pick<Context, 'services' | 'loaders'>,
  { entity, row }: StoredExample,
  off: SwitchedOff,
): Promise<ExampleMark[]> {
  const language = row.language as Language
  const texts = await searchedTexts(context, entity.type, row, off)
  const marks = texts.flatMap(({ text }) => marksIn(text, language))
  const amounts = fieldsOf(entity.type).flatMap(({ name, kind }) => {
    const cents = kind.inUnits ? Number(row[name] ?? 0) : 0
    if (cents <= 0 || !kind.inUnits) return []
    const { currency } = context.services.settings
    return [new Intl.NumberFormat(language, { style: 'currency', currency }).format(kind.inUnits(cents))]
  })
  const all: ExampleMark[] = [...amounts.map((text) => ({ kind: 'price' as const, text })), ...marks]
  return [...new Map(all.map((mark) => [mark.text, mark])).values()]
}

function marksIn(text: string, language: Language): ExampleMark[] {
  return text.split('\n').flatMap((line) =>
    sentencesIn(line, language).flatMap(({ from, to }) => {
      const sentence = line.slice(from, to).trim()
      const [kind] = signs.find(([, sign]) => sign.test(sentence)) ?? []
      if (!kind) return []
      return [{ kind, text: sentence.length > longest ? `${sentence.slice(0, longest)}…` : sentence }]
    }),
  )
}
