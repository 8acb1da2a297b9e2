import { compareNames } from '../../../kernel/shared/compareNames.js'
import type { Language } from '../../../kernel/shared/screens.js'

/** A page among those that it stands between. */
export interface PlacedPage {
  id: number
  /** What it shares with its translation, and so does its place. */
  pair: number
  language: Language
  /** By what visitors find it in a menu. */
  name: string
  /** Null comes last. */
  position: number | null
}

/** A page whose place becomes another. */
export interface ChangedPlace {
  id: number
  position: number
}

/**
 * The places of pages once one of them stands elsewhere among them; of as few as that takes, since each is a change of a
 * page. Places are those of both languages: a page that is there in the other one alone keeps its place between the same.
 * @param others in both languages, without the moved page and its translation
 * @param before the page of the moved one's language that comes right after it; null at the end
 */
export function placesAfterMove(
  others: readonly PlacedPage[],
  moved: PlacedPage,
  before: number | null,
): ChangedPlace[] {
  const ordered = inOrder(others, moved.language)
  const at = before === null ? ordered.length : ordered.findIndex(({ id }) => id === before)
  const changed: ChangedPlace[] = []
  let last = 0
  for (const [index, page] of ordered.toSpliced(at, 0, moved).entries()) {
    const isMoved = index === at
    // Pages without a place come last as they are.
    if (index > at && page.position === null) break
    const fits = page.position !== null && page.position > last
    // The moved page has its place already where it still lies between its neighbours.
    const next = ordered[index]?.position ?? Number.POSITIVE_INFINITY
    const position = fits && !(isMoved && Number(page.position) >= next) ? Number(page.position) : last + 1
    if (position !== page.position) changed.push({ id: page.id, position })
    last = position
  }
  return changed
}

/** As visitors meet them, a page and its translation once: the one in the language of the reader, if there is one. */
function inOrder(pages: readonly PlacedPage[], language: Language): PlacedPage[] {
  const ofPairs = new Map<number, PlacedPage>()
  for (const page of pages) if (!ofPairs.has(page.pair) || page.language === language) ofPairs.set(page.pair, page)
  const byName = compareNames(language)
  const place = ({ position }: PlacedPage) => position ?? Number.POSITIVE_INFINITY
  return [...ofPairs.values()].sort((one, other) =>
    place(one) === place(other) ? byName(one.name, other.name) : place(one) - place(other),
  )
}
