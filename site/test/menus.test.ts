import { describe, expect, it } from '@jest/globals'
import { footerMenu, type MenuEntry, mainMenu, topMenu } from '../src/app/layout/menus'
import { menuPage } from './fixtures'

const titles = { products: 'Winkel', news: 'Nieuws' }

describe('menus', () => {
  it('[S25] orders the main menu by position and hangs children under their parent', () => {
    const pages = [
      menuPage(1, { visibleInMenu: true, positionInMenu: 3, fullUrl: 'contact-nl', title: 'Contact' }),
      menuPage(2, { visibleInMenu: true, positionInMenu: 1, title: 'Reparatie' }),
      menuPage(3, { visibleInMenu: true, positionInMenu: 2, title: 'Laptop', belongsTo: { id: 2 } }),
      menuPage(4, { visibleInMenu: true, positionInMenu: 1, title: 'Pc', belongsTo: { id: 2 } }),
      menuPage(5, { visibleInMenu: false, positionInMenu: 1, title: 'Verborgen' }),
    ]
    const menu = mainMenu(pages, 'nl', titles)
    expect(menu.map((entry) => entry.title)).toEqual(['Reparatie', 'Winkel', 'Nieuws', 'Contact'])
    expect(menu[0]?.children.map((entry) => entry.title)).toEqual(['Pc', 'Laptop'])
    expect(menu.map((entry) => entry.address)).toContain('/nl/contact')
  })

  it('[X43] hangs pages of the third level under their own parent, and those below them', () => {
    const under = (id: number, parent: number, fields = {}) =>
      menuPage(id, { visibleInMenu: true, belongsTo: { id: parent }, ...fields })
    const pages = [
      menuPage(1, { visibleInMenu: true }),
      under(2, 1),
      under(4, 2, { positionInMenu: 2 }),
      under(3, 2, { positionInMenu: 1 }),
      under(5, 4),
      under(6, 7),
      menuPage(7, { belongsTo: { id: 1 } }),
    ]
    const outline = (entries: MenuEntry[]): object[] =>
      entries.map(({ title, children }) => (children.length > 0 ? { [title]: outline(children) } : title) as object)
    expect(outline(mainMenu(pages, 'nl', titles))).toEqual([
      { 'Pagina 1': [{ 'Pagina 2': ['Pagina 3', { 'Pagina 4': ['Pagina 5'] }] }] },
      'Pagina 6',
      'Winkel',
      'Nieuws',
    ])
  })

  it('[S24] orders the top bar by its own position', () => {
    const pages = [
      menuPage(1, { visibleInTopMenu: true, positionInTopMenu: 2, menuTitle: 'Tweede' }),
      menuPage(2, { visibleInTopMenu: true, positionInTopMenu: 1, menuTitle: 'Eerste' }),
      menuPage(3, { visibleInFooterMenu: true }),
    ]
    expect(topMenu(pages, 'nl').map((entry) => entry.title)).toEqual(['Eerste', 'Tweede'])
  })

  it('[S29] orders the footer by its own position', () => {
    const pages = [
      menuPage(1, { visibleInFooterMenu: true, positionInFooterMenu: 2, title: 'Privacy' }),
      menuPage(2, { visibleInFooterMenu: true, positionInFooterMenu: 1, title: 'Tarieven' }),
    ]
    expect(footerMenu(pages, 'nl').map((entry) => entry.title)).toEqual(['Tarieven', 'Privacy'])
  })
})
