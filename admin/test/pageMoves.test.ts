import { describe, expect, it } from '@jest/globals'
import {
  type Direction,
  placeInGap,
  placeOf,
  placeTowards,
  positionOf,
  rowsAfter,
} from '../src/features/pages/tree/pageMoves'
import { type PageRow, pageRows, type TreePage } from '../src/features/pages/tree/pageRows'

const page = (id: number, parent: number | null = null, rest: Partial<TreePage> = {}): TreePage => ({
  id,
  version: 1,
  title: `Pagina ${id}`,
  menuTitle: null,
  fullUrl: `pagina-${id}`,
  state: 'visible',
  visibleFrom: null,
  visibleUntil: null,
  visibleInMenu: true,
  positionInMenu: id,
  visibleInTopMenu: false,
  positionInTopMenu: null,
  visibleInFooterMenu: false,
  positionInFooterMenu: null,
  belongsTo: parent === null ? null : { id: parent },
  pageTranslation: null,
  ...rest,
})
/** 1, with 2 (with 3) and 4 below it; 5; 6. */
const rows = pageRows([page(6), page(5), page(4, 1), page(3, 2), page(2, 1), page(1)], 'main', 'nl')
/** As lines: the id, with a dot for each page above it. */
const lines = (shown: readonly PageRow[]) => shown.map((row) => '.'.repeat(row.depth) + row.page.id).join(' ')
const towards = (id: number, direction: Direction) => {
  const place = placeTowards(rows, id, direction)
  return place && lines(rowsAfter(rows, id, place))
}

describe('the tree of pages', () => {
  it('[L17] stands in the order of the menu, without a place last and by name, below a parent that is there', () => {
    expect(lines(rows)).toBe('1 .2 ..3 .4 5 6')
    const named = { positionInMenu: null }
    expect(
      lines(pageRows([page(1, 99, named), page(2, null, { ...named, menuTitle: 'A' }), page(3)], 'main', 'nl')),
    ).toBe('3 2 1')
    const inFooter = (id: number, at: number | null) =>
      page(id, 1, { visibleInFooterMenu: true, positionInFooterMenu: at })
    expect(lines(pageRows([page(1), inFooter(2, null), inFooter(3, 4)], 'footer', 'nl'))).toBe('3 2')
  })

  it('[L17] moves a page with all below it up, down, inwards and outwards', () => {
    expect(towards(4, 'up')).toBe('1 .4 .2 ..3 5 6')
    expect(towards(2, 'down')).toBe('1 .4 .2 ..3 5 6')
    expect(towards(1, 'down')).toBe('5 1 .2 ..3 .4 6')
    expect(towards(4, 'in')).toBe('1 .2 ..3 ..4 5 6')
    expect(towards(5, 'in')).toBe('1 .2 ..3 .4 .5 6')
    expect(towards(3, 'out')).toBe('1 .2 .3 .4 5 6')
    expect(towards(2, 'out')).toBe('1 .4 2 .3 5 6')
  })

  it('[L17] goes no further than the first, the last and the top', () => {
    expect([towards(1, 'up'), towards(6, 'down'), towards(1, 'in'), towards(2, 'in'), towards(5, 'out')]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
    expect([placeTowards(rows, 6, 'in', true), placeTowards(rows, 6, 'out', true)]).toEqual([undefined, undefined])
  })

  it('[L17] comes back by the place where it stood', () => {
    for (const { page: moved } of rows) {
      const place = placeOf(rows, moved.id)
      for (const direction of ['up', 'down', 'in', 'out'] as const) {
        const there = placeTowards(rows, moved.id, direction)
        if (there) expect(lines(rowsAfter(rowsAfter(rows, moved.id, there), moved.id, place))).toBe(lines(rows))
      }
    }
    expect(positionOf(rows, 4)).toEqual({ number: 2, total: 2, parent: 1 })
  })

  it('[L17] is dropped as deep as there is a place between two others', () => {
    const dropped = (id: number, gap: number, depth: number, isFlat = false) =>
      lines(rowsAfter(rows, id, placeInGap(rows, id, gap, depth, isFlat)))
    expect(dropped(6, 0, 9)).toBe('6 1 .2 ..3 .4 5')
    expect(dropped(6, 2, 0)).toBe('1 .2 ..6 ..3 .4 5')
    expect(dropped(6, 3, 0)).toBe('1 .2 ..3 .6 .4 5')
    expect(dropped(6, 3, 2)).toBe('1 .2 ..3 ..6 .4 5')
    expect(dropped(6, 4, 0)).toBe('1 .2 ..3 .4 6 5')
    expect(dropped(6, 4, 7)).toBe('1 .2 ..3 .4 ..6 5')
    expect(dropped(1, 1, 0)).toBe('5 1 .2 ..3 .4 6')
    expect(dropped(2, 1, 1)).toBe('1 .2 ..3 .4 5 6')
    const flat = pageRows([page(1), page(2), page(3)], 'main', 'nl')
    expect(lines(rowsAfter(flat, 3, placeInGap(flat, 3, 1, 4, true)))).toBe('1 3 2')
  })
})
