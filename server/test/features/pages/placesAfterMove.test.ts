import { describe, expect, it } from '@jest/globals'
import { type PlacedPage, placesAfterMove } from '../../../src/features/pages/places/placesAfterMove.js'

const page = (id: number, position: number | null, rest: Partial<PlacedPage> = {}): PlacedPage => ({
  id,
  pair: id,
  language: 'nl',
  name: `Pagina ${id}`,
  position,
  ...rest,
})
/** The order that visitors see, and what was changed for it. */
function moved(others: readonly PlacedPage[], one: PlacedPage, before: number | null) {
  const changed = placesAfterMove(others, one, before)
  const at = (each: PlacedPage) => changed.find(({ id }) => id === each.id)?.position ?? each.position ?? 999
  const order = [...others, one]
    .filter(({ language }) => language === 'nl')
    .sort((a, b) => at(a) - at(b) || a.id - b.id)
  return { order: order.map(({ id }) => id), changed: changed.map(({ id }) => id) }
}

describe('the places of pages after a move', () => {
  it('[L17] changes the moved page alone where it goes last', () => {
    expect(moved([page(2, 2), page(3, 3)], page(1, 1), null)).toEqual({ order: [2, 3, 1], changed: [1] })
  })

  it('[L17] uses a gap, and makes room where there is none', () => {
    expect(moved([page(1, 1), page(2, 5)], page(3, 9), 2)).toEqual({ order: [1, 3, 2], changed: [3] })
    expect(moved([page(1, 1), page(2, 2), page(4, 8)], page(3, 9), 2)).toEqual({ order: [1, 3, 2, 4], changed: [3, 2] })
  })

  it('[L17] changes nothing of a page that stands there already', () => {
    expect(moved([page(1, 1), page(3, 3)], page(2, 2), 3).changed).toEqual([])
    expect(moved([page(1, 1)], page(2, 7), null).changed).toEqual([])
  })

  it('[L17] leaves pages without a place behind all others, by name, unless one goes past them', () => {
    const named = [page(4, null, { name: 'b' }), page(5, null, { name: 'a' })]
    expect(placesAfterMove([page(1, 1), ...named], page(2, null), 5)).toEqual([{ id: 2, position: 2 }])
    expect(placesAfterMove([page(1, 1), ...named], page(2, null), null)).toEqual([
      { id: 5, position: 2 },
      { id: 4, position: 3 },
      { id: 2, position: 4 },
    ])
  })

  it('[L17] counts a page and its translation as one, and keeps what is there in the other language alone', () => {
    const english = page(11, 1, { pair: 1, language: 'en' })
    const alone = page(12, 2, { language: 'en' })
    expect(placesAfterMove([page(1, 1), english, alone, page(3, 3)], page(4, 4), 1)).toEqual([
      { id: 4, position: 1 },
      { id: 1, position: 2 },
      { id: 12, position: 3 },
      { id: 3, position: 4 },
    ])
  })

  it('[L17] tells pages with the same place apart by name, as the menu does', () => {
    expect(moved([page(1, 1), page(2, 1), page(3, 1)], page(4, 1), 3)).toEqual({
      order: [1, 2, 4, 3],
      changed: [2, 4, 3],
    })
  })
})
