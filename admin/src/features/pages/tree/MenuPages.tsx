import Box from '@mui/material/Box'
import { useLayoutEffect, useRef, useState } from 'react'
import { EmptyState } from '../../../kernel/components/EmptyState'
import { visuallyHidden } from '../../../kernel/components/visuallyHidden'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import type { Language } from '../../../kernel/managed/ManagedEntity'
import { sectionIcon } from '../../../kernel/navigation/menuGroups'
import { filledText } from '../../../kernel/shop/filledText'
import { AddedPage } from './AddedPage'
import { MovedNotice } from './MovedNotice'
import { PageRowLine } from './PageRowLine'
import { type Direction, type PagePlace, placeTowards, positionOf } from './pageMoves'
import { type MenuName, menuFields, type PageRow, pageRows, type TreePage } from './pageRows'
import { useLift } from './useLift'
import type { usePageMoves } from './usePageMoves'

interface MenuPagesProps {
  pages: readonly TreePage[]
  menu: MenuName
  language: Language
  moves: ReturnType<typeof usePageMoves>
}

/** The pages of a menu, each with its grip and what else moves it. */
export function MenuPages({ pages, menu, language, moves }: MenuPagesProps) {
  const { translate } = useTranslation()
  const entity = useEntity()
  const [announcement, setAnnouncement] = useState('')
  const rows = pageRows(pages, menu, language)
  const isFlat = menu !== 'main'
  const nameOf = (id: number) => {
    const page = pages.find((each) => each.id === id)
    return page ? filledText(page.menuTitle ?? page.title, language) : ''
  }
  const say = (key: 'pages.lifted' | 'pages.putBack' | 'pages.moved' | 'pages.shown' | 'pages.hidden', id: number) =>
    setAnnouncement(translate(key, { name: nameOf(id) }))
  function sayPlace(changed: readonly PageRow[], id: number) {
    const { number, total, parent } = positionOf(changed, id)
    const under = parent === null ? 'none' : nameOf(parent)
    setAnnouncement(translate('pages.at', { name: nameOf(id), number, total, parent: under }))
  }

  async function move(id: number, place: PagePlace) {
    const page = pages.find((each) => each.id === id)
    if (page && (await moves.move(page, menu, rows, place))) say('pages.moved', id)
  }
  const lift = useLift({
    rows,
    isFlat,
    isBusy: moves.isBusy,
    onLift: (id) => say('pages.lifted', id),
    onShift: sayPlace,
    onPutBack: (id) => say('pages.putBack', id),
    onDrop: move,
  })
  async function step(id: number, direction: Direction) {
    keepFocus(id)
    const place = placeTowards(rows, id, direction, isFlat)
    if (place) await move(id, place)
  }
  async function show(page: TreePage, isShown: boolean) {
    if (await moves.show(page, menu, isShown)) say(isShown ? 'pages.shown' : 'pages.hidden', page.id)
  }
  const keepFocus = useKeptFocus(lift.shown)

  return (
    <>
      {rows.length === 0 && (
        <EmptyState
          icon={sectionIcon(entity)}
          title={translate('pages.none')}
          text={translate(isFlat ? 'pages.none.other' : 'pages.none.main')}
        />
      )}
      <Box component="p" id="page-grip-help" sx={visuallyHidden}>
        {translate('pages.gripHelp')}
      </Box>
      <Box
        component="ol"
        ref={lift.list}
        aria-label={translate(`pages.menu.${menu}`)}
        aria-busy={moves.isBusy || undefined}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {lift.shown.map((row) => (
          <PageRowLine
            key={row.page.id}
            row={row}
            menu={menu}
            name={nameOf(row.page.id)}
            isLoose={isLoose(pages, row.page)}
            isLifted={lift.lifted === row.page.id}
            canMove={entity.canEdit}
            mayGo={(direction) => placeTowards(rows, row.page.id, direction, isFlat) !== undefined}
            onPress={() => {
              keepFocus(row.page.id)
              lift.press(row.page.id)
            }}
            onKey={(event) => lift.steer(row.page.id, event)}
            onGrip={(event) => lift.drag(row.page.id, event)}
            onStep={(direction) => void step(row.page.id, direction)}
            onShow={(isShown) => void show(row.page, isShown)}
          />
        ))}
      </Box>
      {isFlat && entity.canEdit && (
        <AddedPage
          key={rows.length}
          label={translate(menu === 'top' ? 'pages.add.top' : 'pages.add.footer')}
          pages={pages.filter((page) => !page[menuFields[menu].shown])}
          nameOf={nameOf}
          isBusy={moves.isBusy}
          onChoose={(page) => void show(page, true)}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {announcement}
      </Box>
      {moves.done && <MovedNotice done={moves.done} pages={pages} language={language} moves={moves} nameOf={nameOf} />}
    </>
  )
}

/** Whether a page stands at the top of the menu though it is under another one, which is not in the menu. */
function isLoose(pages: readonly TreePage[], { visibleInMenu, belongsTo }: TreePage): boolean {
  const parent = belongsTo && pages.find(({ id }) => id === belongsTo.id)
  return visibleInMenu && parent?.visibleInMenu === false
}

/**
 * Keeps the focus on the page that was moved last: browsers let go of what is moved in the document.
 * @returns to be told which page that is
 */
function useKeptFocus(rows: readonly PageRow[]): (id: number) => void {
  const moved = useRef<number>(undefined)
  const order = rows.map(({ page, depth }) => `${page.id}.${depth}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every other order
  useLayoutEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(`[data-page="${moved.current}"] [data-grip]`)?.focus()
  }, [order])
  return (id) => {
    moved.current = id
  }
}
