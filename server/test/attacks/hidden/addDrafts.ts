import type { ContentShop } from '../../kernel/records/contentShop.js'
import { everyWordOf, isTranslated, languages, type PublishedKind, publishedKinds } from './hiddenRecords.js'

const later = '2199-01-01T00:00:00.000Z'

/** What is to become of a record, or of none yet. */
export interface AddedDraft {
  kind: PublishedKind
  marker: string
}

/** Drafts of every kind in both languages: beside what visitors see, planned beside it, and of what is not there yet. */
export async function addDrafts(shop: ContentShop, image: string): Promise<AddedDraft[]> {
  const added: AddedDraft[] = []
  for (const kind of publishedKinds) {
    for (const way of ['draft', 'change', 'new'] as const) {
      let translationOf: number | undefined
      for (const language of languages) {
        const word = `${kind}${way}${language}`.toLowerCase()
        const pair = isTranslated(kind) ? { translationOf } : {}
        const seen = { language, ...pair, ...everyWordOf(kind, { marker: `zichtbaar${word}`, image: shop.image }, 40) }
        const record = way === 'new' ? null : (await shop.create(kind, seen)).id
        translationOf ??= record ?? undefined
        const marker = `zq${word}`
        const words = { language, ...everyWordOf(kind, { marker, image }, 7339.01) }
        await keep(shop, kind, record, words)
        if (way === 'change') await plan(shop, kind, Number(record))
        added.push({ kind, marker })
      }
    }
  }
  return added
}

const nameOf = (kind: PublishedKind) => kind.charAt(0).toLowerCase() + kind.slice(1)

function keep(shop: ContentShop, kind: PublishedKind, record: number | null, words: object): Promise<object> {
  const mutation =
    'mutation ($input: DraftInput!, $record: Int) { saveDraft(input: $input, record: $record) { record } }'
  return shop.read(mutation, { input: { [nameOf(kind)]: words }, record })
}

function plan(shop: ContentShop, kind: PublishedKind, record: number): Promise<object> {
  return shop.read(`mutation { plan(entity: ${nameOf(kind)}, record: ${record}, publishAt: "${later}") { version } }`)
}
