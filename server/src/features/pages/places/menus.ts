import { defineChoice, type ValueOf } from '../../../kernel/fields/Choice.js'

export const pageMenus = defineChoice(
  'PageMenu',
  ['main', 'top', 'footer'],
  'A menu of the site: the main menu with all pages below each other, the bar above it, or the footer.',
)
export type PageMenu = ValueOf<typeof pageMenus>

/** Where a page says its place in a menu, and whether it is in it. */
export const menuFields = {
  main: { position: 'positionInMenu', shown: 'visibleInMenu' },
  top: { position: 'positionInTopMenu', shown: 'visibleInTopMenu' },
  footer: { position: 'positionInFooterMenu', shown: 'visibleInFooterMenu' },
} as const satisfies Record<PageMenu, { position: string; shown: string }>
