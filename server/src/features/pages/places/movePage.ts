import type { EntityManager } from 'typeorm'
import { allow, isThere } from '../../../kernel/access/allow.js'
import type { Context } from '../../../kernel/context/Context.js'
import type { Row, Values } from '../../../kernel/context/Row.js'
import { ShopError } from '../../../kernel/errors/ShopError.js'
import { managedEntity } from '../../../kernel/fields/Managed.js'
import { lockExistingRow } from '../../../kernel/records/lockedRow.js'
import { notFound } from '../../../kernel/records/notFound.js'
import { translateRefusal } from '../../../kernel/records/refusals.js'
import { changeRow } from '../../../kernel/records/updateRecord.js'
import type { Language } from '../../../kernel/shared/screens.js'
import { Page } from '../Page.js'
import { menuFields, type PageMenu } from './menus.js'
import { type PlacedPage, placesAfterMove } from './placesAfterMove.js'

/** Where a page goes. */
export interface PageMove {
  id: number
  /** The version that was read. */
  version: number
  menu: PageMenu
  /** The page that it comes to stand under, at the top when null; of the main menu alone. */
  parent: number | null
  /** The page that comes right after it, null at the end. */
  before: number | null
}

/**
 * Gives a page another place in a menu, and in the main menu also under another page, with its address and those below it;
 * its translation follows. The pages after it make room.
 * @returns the page from then on
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, VALIDATION when it cannot stand there, or CONFLICT when another
 * user moved or changed it meanwhile, or what it was to stand before
 */
export async function movePage(context: Context, move: PageMove): Promise<Row> {
  const entity = managedEntity(Page)
  const permission = allow(context.viewer, 'update', entity.name)
  const { position } = menuFields[move.menu]
  let whole: Values = {}
  try {
    const row = await context.services.database.write(async (manager) => {
      const pages = await lockedPages(manager)
      const moved = pages.find(({ id }) => id === move.id)
      if (!moved || !isThere(permission, moved as unknown as Row)) throw notFound(entity)
      if (moved.version !== move.version) throw new ShopError('CONFLICT')
      const parent = move.menu === 'main' ? { belongsTo: move.parent } : {}
      const others = pages.filter((page) => page.pair !== moved.pair && standsWith(pages, page, move))
      if (
        move.before !== null &&
        !others.some(({ id, language }) => id === move.before && language === moved.language)
      ) {
        throw new ShopError('CONFLICT')
      }
      const placed = (page: Page & Row) => placedAs(page, position)
      const changes = new Map(
        placesAfterMove(others.map(placed), placed(moved), move.before).map((place) => [place.id, place.position]),
      )
      const own = { ...parent, [position]: changes.get(moved.id) ?? moved[position] }
      changes.delete(moved.id)
      whole = { ...moved, ...own }
      const before = await lockExistingRow(manager, entity, moved.id)
      const isSame = Object.entries(own).every(([name, value]) => before[name] === value)
      const after = isSame ? before : await changeRow(manager, context, entity, before, own, move.version)
      for (const [id, place] of changes) {
        const other = await lockExistingRow(manager, entity, id)
        await changeRow(manager, context, entity, other, { [position]: place }, null)
      }
      return after
    })
    await context.services.writeHooks[entity.name]?.afterCommit?.(context)
    return row
  } catch (error) {
    throw await translateRefusal(context.services.database.reader, entity, whole, error)
  }
}

/** All pages, locked: moves take turns, so that each finds the places that the one before it gave. */
async function lockedPages(manager: EntityManager): Promise<(Page & Row)[]> {
  const query = manager.createQueryBuilder<Page & Row>(Page, 'page').orderBy('page.pair').addOrderBy('page.id')
  if (manager.connection.options.type !== 'better-sqlite3') query.setLock('pessimistic_write')
  return query.getMany()
}

/** Whether a page stands among those that the moved one goes to, in either language. */
function standsWith(pages: readonly (Page & Row)[], page: Page & Row, { menu, parent }: PageMove): boolean {
  if (menu !== 'main') return page[menuFields[menu].shown]
  const pairOf = (id: number | null) => pages.find((each) => each.id === id)?.pair
  return pairOf(page.belongsTo) === pairOf(parent)
}

function placedAs(page: Page & Row, position: (typeof menuFields)[PageMenu]['position']): PlacedPage {
  const { id, pair, language, title, menuTitle } = page
  return { id, pair: pair ?? id, language: language as Language, name: menuTitle ?? title, position: page[position] }
}
